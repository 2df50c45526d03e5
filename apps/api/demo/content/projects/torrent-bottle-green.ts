import { parcel } from '../shipping.ts'
import { story } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** The demo creator's draft: location, description and duration are still missing on the publish checklist (spec 2 §5). */
export const torrentBottleGreen: DemoProject = {
  slug: 'torrent-bottle-green',
  name: 'Torrent in bottle green',
  blurb: 'The hand-cranked espresso maker in bottle green, with matching cups.',
  creator: 'ines',
  collaborators: [
    { person: 'edith', role: 'VIEWER' },
    { person: 'lukasz', role: 'USER' },
    { person: 'runa', role: 'ADMIN' },
  ],
  categoryId: 3,
  location: '',
  fundingType: 'CROWDFUNDING',
  status: 'DRAFT',
  startDaysAgo: null,
  durationDays: null,
  goalCents: 2_400_000,
  targetPercent: 0,
  reservePercent: 50,
  contactEmail: 'hello@torrent-works.example',
  mainImage: 'torrent-espresso-reward',
  description: story([
    'Why green',
    'Because 41 people asked, and because the enamel shop has a bucket of it. More when the first campaign has ended and I know what the castings cost.',
  ]),
  images: [],
  rewards: [
    {
      key: 'one',
      title: 'Torrent in bottle green',
      description: 'The machine, with two cups of the same firing.',
      includes: ['Torrent', 'Two cups', 'Four spare seals', 'All drawings'],
      priceCents: 25_900,
      backerLimit: null,
      deliveryMonths: 10,
      picture: 'torrent-espresso-reward',
      needsShipping: true,
      shippingCost: parcel,
    },
  ],
  milestones: [],
  faq: [{ question: 'Is it the same machine?', answer: 'Yes, every part. Only the bucket differs.' }],
  updates: [],
  comments: [],
}
