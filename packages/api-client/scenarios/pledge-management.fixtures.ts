import type { ListedPledge, PledgeSegment } from '../model/pledge-management.ts'
import { inDays } from './clock.ts'

const line: ListedPledge = {
  id: 'plg_amara',
  status: 'COMPLETED',
  payment_status: 'COMPLETED',
  total_usd: 14_800,
  user_name: 'Amara Diallo',
  user_email: 'amara@example.com',
  order_status: 'READY',
  country_code: 'CAN',
  items: [{ title: 'Kettle and repair roll', variant: 'Moss', quantity: 1 }],
  carrier: '',
  tracking_number: '',
  received_at: null,
  address_locks_at: null,
  pledged_at: inDays(-40),
  waits_for: [],
}
const kettle = (variant: string, quantity = 1) => [{ title: 'One kettle', variant, quantity }]

/** The first of them, for a page that is asked for by another id. */
export const managedLine = line

/** A page of the team's list, in every state of payment and parcel. */
export const listedPledges: readonly ListedPledge[] = [
  line,
  {
    ...line,
    id: 'plg_jonas',
    user_name: 'Jonas Lindqvist',
    user_email: 'jonas@example.com',
    total_usd: 9_500,
    order_status: 'NONE',
    country_code: 'SWE',
    items: kettle('Slate'),
    address_locks_at: inDays(1),
    waits_for: ['MESSAGE'],
  },
  {
    ...line,
    id: 'plg_rosa',
    user_name: 'Rosa Ferreira',
    user_email: 'rosa.f@example.com',
    status: 'CHECKED_OUT',
    payment_status: 'FAILED',
    total_usd: 19_000,
    order_status: 'NONE',
    country_code: 'PRT',
    items: kettle('Moss', 2),
  },
  {
    ...line,
    id: 'plg_nameless',
    user_name: '',
    user_email: 'quiet@example.com',
    total_usd: 1_200,
    order_status: 'NONE',
    country_code: null,
    items: [{ title: 'The manual', variant: '', quantity: 1 }],
  },
  {
    ...line,
    id: 'plg_wiremu',
    user_name: 'Wiremu Tāne',
    user_email: 'wiremu@example.com',
    order_status: 'SHIPPED',
    country_code: 'NZL',
    carrier: 'NZ Post',
    tracking_number: 'LX 473 991 208 NZ',
    received_at: inDays(-2),
    waits_for: ['REFUND', 'MESSAGE'],
  },
  {
    ...line,
    id: 'plg_kasia',
    user_name: 'Katarzyna Wiśniewska-Błaszczykowska',
    user_email: 'kasia@example.com',
    status: 'PROCESSING',
    payment_status: 'PROCESSING',
    total_usd: 24_300,
    order_status: 'NONE',
    country_code: 'POL',
    items: [{ title: 'Kettle and repair roll', variant: 'Moss', quantity: 1 }, ...kettle('Bone')],
  },
  {
    ...line,
    id: 'plg_sofia',
    user_name: 'Sofia Marchetti',
    user_email: 'sofia@example.com',
    order_status: 'RETURNED',
    country_code: 'ITA',
  },
  {
    ...line,
    id: 'plg_liwei',
    user_name: 'Li Wei',
    user_email: 'liwei@example.com',
    status: 'FAILED',
    payment_status: 'CANCELLED',
    total_usd: 9_500,
    order_status: 'CANCELLED',
    country_code: 'TWN',
    items: kettle('Moss'),
  },
]

export const segments: readonly PledgeSegment[] = [
  { id: 'seg_1', name: 'To Canada', filter: { countries: ['CAN'] }, pledges_count: 1 },
  {
    id: 'seg_2',
    name: 'Payment failed',
    filter: { payment_statuses: ['FAILED'] },
    pledges_count: 1,
  },
]
