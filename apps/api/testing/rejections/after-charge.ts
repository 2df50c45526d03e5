import { REFUND } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { pledges } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { releasePart } from '../../money/release.ts'
import { INITIAL_PART } from '../../pledges/books.ts'
import { post } from '../../wallet/ledger.ts'
import { changed, type Rejections } from './rejection.ts'

const refunding = (body: Partial<{ amount: number; reason: string | undefined }>) =>
  changed('refundPledge', (input) => ({ ...input, body: { ...input.body, ...body } as typeof input.body }))

/** The refund of a pledge that is in another state. */
const refundingOne = (status: typeof pledges.$inferSelect.status) =>
  changed('refundPledge', undefined, ({ platform }, { input }) =>
    platform.db.update(pledges).set({ status }).where(eq(pledges.id, input.params.pledgeId)),
  )

/** A way to each code of the calls after the charge. */
export const afterChargeRejections: Rejections<'refundPledge'> = {
  refundPledge: {
    NOT_FOUND: changed('refundPledge', (input) => ({
      ...input,
      params: { ...input.params, pledgeId: 'plg_of_nobody' },
    })),
    FIELD_MISSING: refunding({ reason: undefined }),
    INVALID_TYPE: refunding({ amount: 1.5 }),
    ITERABLE_LENGTH_LONG: refunding({ reason: 'x'.repeat(REFUND.reasonMax + 1) }),
    NUMBER_LOW: refunding({ amount: 0 }),
    NUMBER_HIGH: refunding({ amount: 100_001 }),
    PLEDGE_CANCELLED: refundingOne('FAILED'),
    INVALID_STATE: refundingOne('CHECKED_OUT'),
    // Released, and gone: neither the pledge nor the creator has all of it.
    INSUFFICIENT_FUNDS: changed(
      'refundPledge',
      (input) => ({ ...input, body: { ...input.body, amount: 9_500 } }),
      ({ platform }, { input }) =>
        platform.db.transaction(async (tx) => {
          const projectId = Number(input.params.id)
          const at = platform.businessNow()
          const { cents } = await releasePart(tx, projectId, INITIAL_PART, at)
          await post(tx, {
            reference: newId('fee'),
            kind: 'FEE',
            at,
            movements: [
              { holder: { creatorOf: projectId }, token: 'USD', amount: -cents },
              { holder: 'fees', token: 'USD', amount: cents },
            ],
          })
        }),
    ),
  },
}
