import { type Fault, inFile } from './fault.ts'

/** Mistakes in how money leaves: withdrawals, payouts, disputes, and projects that a moderator stopped. */
export const faultsOnTheWayOut: readonly Fault[] = [
  ...inFile('wallet/withdrawals.ts', [
    {
      what: 'A withdrawal of less than ten dollars leaves the rest behind',
      find: 'if (amount < PAYOUT.minCents && (',
      put: 'if (amount < 0 && (',
    },
  ]),
  ...inFile('money/payouts.ts', [
    {
      what: 'A withdrawal that its bank returns is nobody’s',
      find: "{ holder: isReturned ? back : 'processor', token: 'USD', amount },",
      put: "{ holder: 'processor', token: 'USD', amount },",
    },
    {
      what: 'A withdrawal is sent although its project is suspended',
      find: "or(isNull(withdrawals.projectId), ne(projects.status, 'SUSPENDED')),",
      put: '',
    },
    {
      what: 'A withdrawal from a wallet is paid with what the platform does not have',
      find: '...((await platformCents(db)) < 0 ? [isNotNull(withdrawals.projectId)] : []),',
      put: '',
    },
  ]),
  ...inFile('money/disputes.ts', [
    {
      what: 'A lost dispute leaves the creator what was released',
      find: 'const creator = Math.min(released, Math.max(0, available))',
      put: 'const creator = 0',
    },
    {
      what: 'What a lost dispute took is still held, says the part',
      find: 'await takeFromParts(tx, parts, { held, released })',
      put: 'await takeFromParts(tx, parts, { held: [], released })',
    },
    {
      what: 'A pledge that a lost dispute took whole stays paid',
      find: "if (pledge.status === 'COMPLETED') await cancelIfWhole(tx, pledge, at)",
      put: '',
    },
  ]),
  ...inFile('money/notices.ts', [
    {
      what: 'A dispute takes the money while it is open',
      find: "inArray(processorNotices.state, ['lost', 'failed'])",
      put: "inArray(processorNotices.state, ['open', 'lost', 'failed'])",
    },
  ]),
  ...inFile('money/suspension.ts', [
    {
      what: 'A suspended project that is ended keeps what it holds',
      find: "    await refundHeld(platform, tx, id, 'suspended')\n",
      put: '',
    },
    {
      what: 'A suspended project that is ended lets nobody go',
      find: '.set({ chargeAt: at })',
      put: '.set({ chargeAt: null })',
    },
    {
      what: 'A suspended project that is restored pays as if no time had passed',
      find: 'const endTime = isOver ? projects.endTime : later(projects.endTime, ms)',
      put: 'const endTime = projects.endTime',
    },
    {
      what: 'An order of a restored project is paid as if no time had passed',
      find: 'later(pledges.collectedAt, ms)',
      put: 'later(pledges.collectedAt, 0)',
    },
  ]),
  ...inFile('pledges/team-refund.ts', [
    {
      what: 'A refund that was let in before a suspension is sent after it',
      find: "    if (now?.status === 'SUSPENDED') refuse('INVALID_PROJECT_STATE')\n",
      put: '',
    },
  ]),
  ...inFile('kernel/access.ts', [
    {
      what: 'Who was refunded since a vote opened may not answer it',
      find: '      votes: hasVoice(user.id),\n',
      put: '      votes: hasPledged(user.id),\n',
    },
  ]),
  ...inFile('money/release.ts', [
    {
      what: 'A suspended project pays its creator on day 15',
      find: "    eq(projects.status, 'COMPLETE'),\n",
      put: '',
    },
  ]),
  ...inFile('pledges/refund.ts', [
    {
      what: 'What a bank gives after a suspended project was ended stays held',
      find: 'if (!found || !(found.endedAt || found.isRefunded)) return',
      put: 'if (!found || !found.isRefunded) return',
    },
  ]),
]
