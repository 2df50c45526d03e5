import type { Category, ProjectSummary } from '../model/project.ts'
import type { TeamProject } from '../model/team.ts'
import { inDays } from './clock.ts'
import { landscape, picture, portrait } from './pictures.ts'

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
  result: null,
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
/** Of others, with the person in their teams: one that is live, and a draft. */
export const teamProjects: readonly TeamProject[] = [
  { ...kettle, role: 'USER' },
  { ...upcoming, status: 'DRAFT', role: 'VIEWER' },
]
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
