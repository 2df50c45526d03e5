/** Reads that only somebody who is signed in may make. */
const session =
  /^(getMyPledges|getPledge|getWallet|getIdentityCheck|listNotifications|listPasskeys|listPaymentMethods|listSecurityEvents|listSessions|listWalletTransactions) /
/** Reads that answer everybody, and some people more: a creator sees drafts, and their own private list. */
const viewer = /^(getUser|getProject|listFaq|listUpdates|listCreatedProjects|listPledgedProjects) /

/** Whether a cached answer is the signed-in person's alone. */
export const isTheirs = (key: unknown): boolean => typeof key === 'string' && session.test(key)

/** Whether a cached answer may be another for somebody else. */
export const dependsOnViewer = (key: unknown): boolean => typeof key === 'string' && viewer.test(key)

interface Shown<Person> {
  readonly user: Person | null
}

/**
 * Who is shown as signed in after a call answered with a person's changed profile. If they have left while it was under
 * way, it is nobody's here, or somebody else is signed in. Undefined: it stands as the page brought it.
 */
export const shownAfter = <Person extends { readonly id: string }>(
  shown: Shown<Person> | undefined,
  user: Person,
): Shown<Person> => (shown && shown.user?.id !== user.id ? shown : { user })
