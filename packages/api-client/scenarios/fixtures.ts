import type { PaymentMethod, ShippingAddress, UserProfile } from '../model/account.ts'
import type { Pledge } from '../model/pledge.ts'
import type { Category, Milestone, Project, ProjectSummary, ProjectUpdate, Reward } from '../model/project.ts'
import { landscape, picture, portrait, small } from './pictures.ts'
import { pledgedReward } from './pledged-reward.ts'

/** The moment of every fixture: Friday, 20 November 2026, 12:00 UTC, in unix seconds. */
export const nowSeconds = 1_795_176_000
const day = 86_400
const inDays = (days: number) => nowSeconds + days * day

export const kettle: ProjectSummary = {
  id: '7',
  name: 'Fernhill, a kettle and stove that pack into each other',
  blurb: 'An enamel kettle and spirit stove for slow mornings outside.',
  vanity_url: 'fernhill-kettle',
  main_image: picture(
    'fernhill-kettle-main',
    'Speckled green enamel kettle on a small camping stove, an enamel mug on either side.',
    '#c5ae8a',
    portrait,
  ),
  wide_image: picture(
    'fernhill-kettle-wide',
    'Green enamel kettle next to the lit camping stove.',
    '#c5ae8a',
    landscape,
  ),
  category_id: 6,
  location: 'Sheffield, United Kingdom',
  creator: { id: 'usr_greta', name: 'Greta Osei' },
  status: 'ACTIVE',
  funding_type: 'CROWDFUNDING',
  funding_goal: 6_000_000,
  total_pledged: 4_931_200,
  backers_count: 407,
  start_time: inDays(-18),
  end_time: inDays(12),
  preorder_start_time: null,
  storefront_start_time: null,
  reserve_percent: 60,
  delivered: false,
}

const other = (id: string, change: Partial<ProjectSummary>): ProjectSummary => ({
  ...kettle,
  id,
  vanity_url: null,
  ...change,
})

export const lamp = other('3', {
  name: 'Plover, a desk lamp you can take apart with your fingers',
  vanity_url: 'plover-lamp',
  main_image: picture(
    'plover-lamp-main',
    'Folding oak desk lamp with an ember-red shade.',
    '#747461',
    portrait,
  ),
  wide_image: picture(
    'plover-lamp-wide',
    'The lamp bent low over two linen-bound books and a pencil.',
    '#58594b',
    landscape,
  ),
  creator: { id: 'usr_runa', name: 'Runa Sand' },
  location: 'Lyon, France',
  category_id: 2,
  // 99.2 %: reads "100 %", and is not funded.
  total_pledged: 5_952_000,
  end_time: inDays(2),
  reserve_percent: 65,
})
export const pourOver = other('5', {
  name: 'Tidewell, a pour-over set thrown by hand',
  vanity_url: 'tidewell-pour-over',
  main_image: picture(
    'tidewell-pour-over-main',
    'Speckled stoneware coffee dripper on a matching carafe.',
    '#c9975f',
    portrait,
  ),
  wide_image: picture(
    'tidewell-pour-over-wide',
    'Carafe, dripper and two cups of the set in a row, with coffee beans scattered in front.',
    '#be946b',
    landscape,
  ),
  creator: { id: 'usr_edda', name: 'Edda Lund' },
  location: 'Cork, Ireland',
  category_id: 7,
  funding_goal: 3_200_000,
  total_pledged: 4_567_200,
  end_time: inDays(6),
  reserve_percent: 75,
})
export const game = other('9', {
  name: 'Hollowmere, a game of lakes and lanterns',
  vanity_url: 'hollowmere-game',
  main_image: picture(
    'hollowmere-game-main',
    'Board game box with a landscape cover titled Hollowmere.',
    '#94916c',
    portrait,
  ),
  wide_image: picture(
    'hollowmere-game-wide',
    'Close view across the laid-out hexagonal tiles with wooden figures in ember, slate, ochre, moss and bone.',
    '#9a9772',
    landscape,
  ),
  creator: { id: 'usr_anouk', name: 'Anouk Vis' },
  location: 'Utrecht, Netherlands',
  category_id: 5,
  total_pledged: 3_840_000,
  end_time: inDays(19),
  reserve_percent: 50,
})
export const keyboard = other('11', {
  name: 'Halden 60, a quiet keyboard in a walnut case',
  vanity_url: 'halden-keyboard',
  main_image: picture(
    'halden-keyboard-main',
    'Compact mechanical keyboard in a walnut case.',
    '#d6c5a6',
    portrait,
  ),
  wide_image: picture(
    'halden-keyboard-wide',
    'The walnut keyboard from the front, showing the brass inlay line along the case.',
    '#d0c1a8',
    landscape,
  ),
  creator: { id: 'usr_tomas', name: 'Tomas Reuter' },
  location: 'Aarhus, Denmark',
  category_id: 1,
  total_pledged: 480_000,
  start_time: inDays(-1),
  end_time: inDays(29),
})
/** No picture of its own: one of the seven defaults stands in. */
export const mugs = other('14', {
  wide_image: null,
  name: 'Saltglaze: eight mugs from eight rivers',
  main_image: null,
  creator: { id: 'usr_wye', name: 'Owen Pryce' },
  location: 'Hereford, United Kingdom',
  category_id: 7,
  total_pledged: 240_000,
  end_time: inDays(30),
})
export const delivered = other('21', {
  name: 'Dusk, a lantern that glows until morning',
  vanity_url: 'dusk-lantern',
  main_image: picture(
    'dusk-lantern-main',
    'Glowing round solar lantern in cherry wood.',
    '#3b3e3d',
    portrait,
  ),
  wide_image: picture(
    'dusk-lantern-wide',
    'Two glowing solar lanterns side by side on a dark slate backdrop, with pebbles in front.',
    '#393b3a',
    landscape,
  ),
  creator: { id: 'usr_samir', name: 'Samir Oduya' },
  location: 'Lagos, Nigeria',
  status: 'COMPLETE',
  total_pledged: 10_260_000,
  start_time: inDays(-420),
  end_time: inDays(-390),
  delivered: true,
})
export const failed = other('22', {
  name: 'Skylark, a four-panel kite',
  main_image: picture(
    'skylark-kite-main',
    'Diamond kite in ember, ochre and cream sailcloth.',
    '#a6a7a0',
    portrait,
  ),
  wide_image: picture(
    'skylark-kite-wide',
    'The kite tilted as if in flight, its tail of coloured bows waving behind it, on a slate-blue backdrop.',
    '#a5a59f',
    landscape,
  ),
  status: 'COMPLETE',
  total_pledged: 3_480_000,
  start_time: inDays(-60),
  end_time: inDays(-30),
})
export const suspended = other('23', { name: 'Grove, a pocket synthesiser', status: 'SUSPENDED' })
export const upcoming = other('24', {
  name: 'Tumble, a marble run of plain beech',
  start_time: inDays(5),
  end_time: inDays(35),
  total_pledged: 0,
  backers_count: 0,
})

export const liveProjects: readonly ProjectSummary[] = [kettle, lamp, pourOver, game, keyboard, mugs]
export const allProjects: readonly ProjectSummary[] = [...liveProjects, delivered, failed]

const names = [
  'Technology',
  'Design',
  'Food & kitchen',
  'Home & garden',
  'Games',
  'Outdoors',
  'Crafts',
  'Music',
  'Children',
  'Publishing',
]
const wides = [
  'halden-keyboard',
  'plover-lamp',
  'torrent-espresso',
  'terrace-herbs',
  'hollowmere-game',
  'skylark-kite',
  'tidewell-pour-over',
  'grove-synth',
  'tumble-marble-run',
  'slow-almanac',
]
export const categories: Category[] = names.map((name, index) => ({
  id: index + 1,
  name,
  image: picture(`${wides[index]}-wide`, '', '#c3b79c', landscape),
}))

const countries = { GBR: 600, CAN: 1300, USA: 1300, '*': 1900 }

export const oneKettle: Reward = {
  id: 'rwd_one',
  title: 'One kettle',
  description: 'The kettle in moss, slate or bone.',
  includes: ['Kettle, 1.4 litre', 'Two spare seals'],
  price: 9_500,
  backer_limit: null,
  remaining: null,
  backers_count: 261,
  delivery_date: inDays(340),
  available_until: null,
  image: picture(
    'fernhill-kettle-reward',
    'Ember-red edition of the kettle with a cream enamel mug.',
    '#c5ae8a',
    small,
  ),
  is_donation: false,
  needs_shipping: true,
  shipping_cost: countries,
  variants: [
    { id: 'var_moss', name: 'Moss', image: null, is_default: true, quantity: null, remaining: null },
    { id: 'var_slate', name: 'Slate', image: null, is_default: false, quantity: 60, remaining: 4 },
    { id: 'var_bone', name: 'Bone', image: null, is_default: false, quantity: 40, remaining: 0 },
  ],
}
const single = (id: string) => [
  { id, name: '', image: null, is_default: true, quantity: null, remaining: null },
]
export const repairRoll: Reward = {
  ...oneKettle,
  id: 'rwd_roll',
  title: 'Kettle and repair roll',
  description: 'Everything to keep it going for a decade, in a canvas roll.',
  includes: ['Kettle, 1.4 litre', 'Repair roll: 6 seals, screws, coin key', 'Your name in the manual'],
  price: 14_800,
  backer_limit: 150,
  remaining: 3,
  backers_count: 118,
  shipping_cost: { GBR: 700, CAN: 1600, USA: 1600 },
  variants: single('var_roll'),
}
export const earlyKettle: Reward = {
  ...oneKettle,
  id: 'rwd_early',
  title: 'Early kettle',
  description: 'The first hundred, at cost.',
  includes: [],
  price: 7_200,
  backer_limit: 100,
  remaining: 0,
  backers_count: 100,
  variants: single('var_early'),
}
export const manual: Reward = {
  ...oneKettle,
  id: 'rwd_manual',
  title: 'The manual, printed at home',
  description: 'A PDF and our thanks.',
  includes: [],
  price: 1_200,
  backers_count: 24,
  is_donation: true,
  needs_shipping: false,
  shipping_cost: {},
  image: null,
  variants: single('var_manual'),
}
export const workshop: Reward = {
  ...oneKettle,
  id: 'rwd_workshop',
  title: 'Workshop day',
  description: 'A day at the press in Sheffield.',
  includes: [],
  price: 24_000,
  shipping_cost: { GBR: 0 },
  variants: single('var_workshop'),
}
/** Given by the dollar: the quantity is the amount. */
export const support: Reward = {
  ...manual,
  id: 'rwd_support',
  title: 'No reward, just help',
  description: '',
  price: 100,
  backers_count: 31,
  variants: single('var_support'),
}

export const milestones: Milestone[] = [
  {
    id: 'mst_1',
    title: 'Tooling signed off',
    description: 'The press tool has made twenty good bodies in a row.',
    date: inDays(206),
    funds: 20,
    state: 'locked',
    completed_at: null,
    vote_ends_at: null,
  },
  {
    id: 'mst_2',
    title: 'First 500 made',
    description: 'Five hundred kettles stand in the shop, checked and boxed.',
    date: inDays(304),
    funds: 25,
    state: 'locked',
    completed_at: null,
    vote_ends_at: null,
  },
  {
    id: 'mst_3',
    title: 'Delivered',
    description: 'Every parcel is with its carrier.',
    date: inDays(380),
    funds: 15,
    state: 'locked',
    completed_at: null,
    vote_ends_at: null,
  },
]

export const wholeKettle: Project = {
  ...kettle,
  main_video: 'dQw4w9WgXcQ',
  images: [
    picture(
      'fernhill-kettle-wide',
      'Green enamel kettle next to the lit camping stove.',
      '#c5ae8a',
      landscape,
    ),
  ],
  duration: 30,
  description:
    '<b>Why a kettle</b><br>Most kettles fail at one seal and are thrown away whole. Fernhill opens with a coin. The seal costs $1.40, takes a minute to change, and has not been redesigned since the first prototype.<br><br>We have boiled the same kettle 9,412 times. It needed four seals and one handle screw.<br><br><b>What it is made of</b><br><ul><li>Body: enamelled 430 stainless, pressed in Sheffield</li><li>Handle: beech, oiled, not lacquered</li><li>Seal: food-grade silicone, a standard size you can buy anywhere</li></ul><b>Risks</b><br>The press tool is the one part we cannot make ourselves. If the foundry slips, milestone 1 moves, and the dates of everything after it move with it. You will see the change before you vote.',
  category: { id: 6, name: 'Outdoors' },
  creator: {
    id: 'usr_greta',
    name: 'Greta Osei',
    location: 'Sheffield, United Kingdom',
    image: null,
    bio: 'Enameller. Two projects, both with spare parts.',
    created_projects_count: 2,
    delivered_projects_count: 1,
  },
  rewards: [oneKettle, repairRoll, earlyKettle, manual, workshop, support],
  milestones,
  faq: [
    {
      id: 'faq_1',
      question: 'Will it work on induction?',
      answer:
        'Yes. The base is 430 stainless under the enamel, tested on four hobs; the list is in update 2.',
    },
    {
      id: 'faq_2',
      question: 'Can I buy single parts later?',
      answer: 'For twenty years, from our own shop, at the price of this campaign plus inflation.',
    },
    {
      id: 'faq_3',
      question: 'What if the tooling is late?',
      answer: 'Milestone 1 moves and you are told the new date before the vote on it opens.',
    },
  ],
  updates_count: 4,
  comments_count: 62,
  is_collaborator: false,
  preview_code: null,
  google_analytics_id: null,
}

const update = (id: string, date: string, change: Partial<ProjectUpdate>): ProjectUpdate => ({
  id,
  name: '',
  description: null,
  public: true,
  draft: false,
  likes: 0,
  liked: false,
  date,
  edited: null,
  published: date,
  ...change,
})

/** Newest first, as the platform lists them. */
export const updates: readonly ProjectUpdate[] = [
  update('upd_4', 'Wed, 18 Nov 2026 08:30:00 +0000', {
    name: 'Four hobs, one kettle',
    description:
      'Gas, induction, ceramic and the stove on the boat: it boils on all of them. <b>The slowest took seven minutes.</b>',
    likes: 41,
  }),
  update('upd_3', 'Thu, 12 Nov 2026 17:05:00 +0000', {
    name: 'Where the seals come from',
    description: 'From a dairy supplier in Leeds. They fit a milk churn too.',
    likes: 58,
    liked: true,
    edited: 'Thu, 12 Nov 2026 17:21:00 +0000',
  }),
  update('upd_2', 'Mon, 09 Nov 2026 10:00:00 +0000', {
    name: 'The list of hobs, for backers',
    public: false,
    likes: 12,
  }),
  update('upd_1', 'Mon, 02 Nov 2026 12:00:00 +0000', {
    name: 'We have begun',
    description: 'Greta pressed the first body of this campaign this morning, and dropped it.',
    likes: 90,
  }),
]

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
  kyc_status: 'KYC_NOT_DONE',
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

export const cart: Pledge = {
  id: 'plg_1',
  project_id: '7',
  status: 'SHOPPING',
  payment_status: null,
  sub_total_usd: 19_000,
  shipping_total: 2_600,
  discount: 0,
  total_usd: 21_600,
  updated: 'Fri, 20 Nov 2026 11:58:00 +0000',
  user_name: backer.name,
  user_email: backer.email,
  shipping_address: address,
  payment_method: null,
  milestone_vote: null,
  coupon: null,
  products: [
    {
      reward: pledgedReward(oneKettle),
      reward_variant: { id: 'var_moss', name: 'Moss', remaining: null },
      usd_price: 9_500,
      quantity: 2,
      shipping_usd: 2_600,
    },
  ],
  charged_at: null,
  next_action: null,
  failure: null,
}

export const confirmedPledge: Pledge = {
  ...cart,
  status: 'CHECKED_OUT',
  payment_status: 'CHECKED_OUT',
  payment_method: { id: visa.id, brand: visa.brand, last4: visa.last4, expiration: visa.expiration },
  charged_at: kettle.end_time,
}
