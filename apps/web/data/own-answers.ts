/** Reads that need a signed-in person. */
const session =
  /^(get((My|Own|Managed)?Pledges?|PledgeE\w+|Priv\w+|\w+Insights|Moder\w+|ProjectMoney|Wallet|IdentityCheck)|list(Activity|Parcels|BonusE\w+|Coll\w+|Coupons|Dest\w+|Inv\w+|Moder\w+|My\w+|Notifications|Pass\w+|PaymentMethods|Pledge(s|[MN]\w+)|ProjectL\w+|Ref\w+|Se\w+|T\w+|W\w+)) /
/** Public reads with more for some people: a creator sees drafts, and their own private list. */
const viewer =
  /^(get(User|Project(?!Money)\w*|CommentPermission|Update)|list(\w+Votes|Bonuses|Comments|Replies|Faq|Updates|Created\w+|Pledged\w+)) /

/** Whether a cached answer belongs to the signed-in person alone. */
export const isTheirs = (key: unknown): boolean => typeof key === 'string' && session.test(key)

/** Whether a cached answer may differ for another person. */
export const dependsOnViewer = (key: unknown): boolean => typeof key === 'string' && viewer.test(key)

interface Shown<Person> {
  readonly user: Person | null
}

/**
 * Whom to show as signed in after a call returned a changed profile. If the person has left meanwhile, nobody, or the
 * new person. Undefined: keep what came with the page.
 */
export const shownAfter = <Person extends { readonly id: string }>(
  shown: Shown<Person> | undefined,
  user: Person,
): Shown<Person> => (shown && shown.user?.id !== user.id ? shown : { user })
