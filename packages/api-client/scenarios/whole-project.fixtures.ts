import type { Milestone, Project } from '../model/project.ts'
import { inDays } from './clock.ts'
import { landscape, picture } from './pictures.ts'
import { kettle } from './projects.fixtures.ts'
import { earlyKettle, manual, oneKettle, repairRoll, support, workshop } from './rewards.fixtures.ts'

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
    outcome: null,
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
    outcome: null,
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
    outcome: null,
  },
]

export const wholeKettle: Project = {
  ...kettle,
  main_video: 'dQw4w9WgXcQ',
  social_image: null,
  images: [
    picture(
      'fernhill-kettle-wide',
      'Green enamel kettle next to the lit camping stove.',
      '#c5ae8a',
      landscape,
    ),
  ],
  description_images: [picture('fernhill-kettle-detail', '', '#888e89', landscape)],
  duration: 30,
  description:
    '<b>Why a kettle</b><br>Most kettles fail at one seal and are thrown away whole. Fernhill opens with a coin. The seal costs $1.40, takes a minute to change, and has not been redesigned since the first prototype.<br><br>We have boiled the same kettle 9,412 times. It needed four seals and one handle screw.<img src="fernhill-kettle-detail" alt="The lid and its seal, held together by one coin-slotted screw."><b>What it is made of</b><br><ul><li>Body: enamelled 430 stainless, pressed in Sheffield</li><li>Handle: beech, oiled, not lacquered</li><li>Seal: food-grade silicone, a standard size you can buy anywhere</li></ul><b>Risks</b><br>The press tool is the one part we cannot make ourselves. If the foundry slips, milestone 1 moves, and the dates of everything after it move with it. You will see the change before you vote.',
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
  subscribed: false,
  preview_code: null,
  google_analytics_id: null,
  continues: null,
  continued_by: [],
  suspension_rule: null,
  language: 'en',
  also_in: null,
}
