import type {
  CreatorRecord,
  PaymentMethod,
  PublicProfile,
  ShippingAddress,
  UserProfile,
} from '../model/account.ts'
import { delivered } from './projects.fixtures.ts'

export const address: ShippingAddress = {
  id: 'adr_1',
  name: 'Mara Lindqvist',
  line1: '14 Rue Saint-Paul Ouest',
  line2: '',
  city: 'Montréal',
  state: 'Québec',
  postal_code: 'H2Y 1Y7',
  country_code: 'CAN',
  phone_number: '',
}

export const visa: PaymentMethod = {
  id: 'pm_visa',
  brand: 'visa',
  last4: '4242',
  expiration: '08/29',
  name: 'Mara Lindqvist',
  is_default: true,
  user_saved: true,
  billing_address: null,
}

export const backer: UserProfile = {
  id: 'usr_mara',
  name: 'Mara Lindqvist',
  bio: '',
  location: 'Montréal, Canada',
  website: '',
  public_pledges: true,
  image: null,
  joined: 'Tue, 03 Mar 2026 09:12:00 +0000',
  email: 'mara.lindqvist@example.com',
  email_confirmed: true,
  login_methods: ['local'],
  totp_enabled: false,
  is_moderator: false,
  kyc_status: 'KYC_NOT_DONE',
  referral_code: 'by.3f2a9c01b7de',
  email_subscriptions: ['PROJECT_UPDATES'],
  project_subscriptions: [],
  shipping_addresses: [address],
  default_shipping_address: 'adr_1',
  payment_methods: [visa],
  notifications_unread_count: 2,
  latest_created_projects: [],
  latest_backed_projects: [{ id: '21', name: delivered.name, vanity_url: 'dusk-lantern' }],
  backed_projects_count: 1,
}

/** Signed up a minute ago: no address, no card. */
export const newcomer: UserProfile = {
  ...backer,
  id: 'usr_new',
  name: '',
  location: '',
  email: 'new@example.com',
  email_confirmed: false,
  shipping_addresses: [],
  default_shipping_address: null,
  payment_methods: [],
  notifications_unread_count: 0,
  latest_backed_projects: [],
  backed_projects_count: 0,
}

/** Somebody else: a creator whose pledges are for all to see. */
export const greta: PublicProfile = {
  id: 'usr_greta',
  name: 'Greta Osei',
  bio: 'Toolmaker. I spent eleven years mending kettles that were not meant to be mended, then drew one that is.',
  location: 'Sheffield, United Kingdom',
  website: 'https://fernhill.example/',
  public_pledges: true,
  image: null,
  joined: 'Tue, 15 Mar 2022 08:00:00 +0000',
  created_projects_count: 2,
  backed_projects_count: 8,
}

/** One of two projects delivered, one of them late, and an answer within hours. */
export const gretaRecord: CreatorRecord = {
  created: 2,
  delivered: 1,
  late: 1,
  refunded: 0,
  response_seconds: 5 * 3600,
}
