import type { LedgerLine } from '../model/ledger-line.ts'
import type { Milestone } from '../model/project.ts'
import type { ProjectMoney } from '../model/project-money.ts'
import type { Withdrawal } from '../model/withdrawal.ts'
import { inDays } from './clock.ts'

/** The campaign of mocks 33 and 35, nine days before the vote on its second milestone closes. */
export const madeMilestones: Milestone[] = [
  {
    id: 'mst_tooling',
    title: 'Tooling signed off',
    description: 'The press tool has made twenty good bodies in a row.',
    date: inDays(-89),
    funds: 20,
    state: 'complete',
    completed_at: inDays(-87),
    vote_ends_at: null,
    outcome: 'released',
  },
  {
    id: 'mst_made',
    title: 'First 500 made',
    description: 'Five hundred kettles stand in the shop, checked and boxed.',
    date: inDays(9),
    funds: 25,
    state: 'complete',
    completed_at: inDays(-3),
    vote_ends_at: inDays(9),
    outcome: 'released',
  },
  {
    id: 'mst_delivered',
    title: 'Delivered',
    description: 'Every parcel is with its carrier.',
    date: inDays(103),
    funds: 15,
    state: 'in_progress',
    completed_at: null,
    vote_ends_at: null,
    outcome: null,
  },
]

const part = { held: 0, released: 0, refunded: 0, outcome: null, decided_at: null }

export const projectMoney: ProjectMoney = {
  parts: [
    {
      ...part,
      milestone_id: null,
      released: 2_449_600,
      outcome: 'released',
      decided_at: inDays(-268),
    },
    {
      ...part,
      milestone_id: 'mst_tooling',
      released: 1_224_800,
      outcome: 'released',
      decided_at: inDays(-87),
    },
    { ...part, milestone_id: 'mst_made', held: 1_531_000 },
    { ...part, milestone_id: 'mst_delivered', held: 918_600 },
  ],
  available: 324_400,
  on_its_way: 150_000,
  paid_out: 3_200_000,
  fees: 0,
}

/** Last digits of the account that the money goes to. */
export const bankAccount = '6789'

const sent = (id: string, amount: number, days: number): Withdrawal => ({
  id,
  amount,
  status: 'PAID',
  last4: bankAccount,
  created_at: inDays(days),
  settled_at: inDays(days + 2),
})

/** One is on its way, one came back and was sent again. */
export const withdrawals: Withdrawal[] = [
  { ...sent('wdr_4', 150_000, -1), status: 'PENDING', settled_at: null },
  sent('wdr_3', 1_200_000, -82),
  { ...sent('wdr_2', 1_200_000, -86), status: 'RETURNED' },
  sent('wdr_1', 2_000_000, -267),
]

type Told = Pick<LedgerLine, 'kind' | 'amount' | 'available'> & Partial<LedgerLine>
const line = (id: string, days: number, told: Told): LedgerLine => ({
  id,
  at: inDays(days),
  held: 0,
  pledges: null,
  milestone_id: null,
  withdrawal: null,
  ...told,
})
const withdrew = (days: number, by: string, status: Withdrawal['status'], settled: number | null) => ({
  by,
  last4: bankAccount,
  status,
  settled_at: settled === null ? null : inDays(days + settled),
})

/** What mock 35 tells of that campaign, newest first. */
export const ledger: LedgerLine[] = [
  line('entry_8', -1, {
    kind: 'withdrawn',
    amount: -150_000,
    available: 324_400,
    withdrawal: withdrew(-1, 'Ines Hollin', 'PENDING', null),
  }),
  line('entry_7', -82, {
    kind: 'withdrawn',
    amount: -1_200_000,
    available: 474_400,
    withdrawal: withdrew(-82, 'Ines Hollin', 'PAID', 2),
  }),
  line('entry_6', -84, {
    kind: 'returned',
    amount: 1_200_000,
    available: 1_674_400,
    withdrawal: withdrew(-86, 'Theo Marsh', 'RETURNED', 2),
  }),
  line('entry_5', -86, {
    kind: 'withdrawn',
    amount: -1_200_000,
    available: 474_400,
    withdrawal: withdrew(-86, 'Theo Marsh', 'RETURNED', 2),
  }),
  line('entry_4', -87, {
    kind: 'released',
    amount: 1_224_800,
    held: -1_224_800,
    available: 1_674_400,
    milestone_id: 'mst_tooling',
  }),
  line('entry_3', -267, {
    kind: 'withdrawn',
    amount: -2_000_000,
    available: 449_600,
    withdrawal: withdrew(-267, 'Ines Hollin', 'PAID', 3),
  }),
  line('entry_2', -268, { kind: 'released', amount: 2_449_600, held: -2_449_600, available: 2_449_600 }),
  line('collected_1', -283, { kind: 'collected', amount: 0, held: 6_124_000, available: 0, pledges: 506 }),
]
