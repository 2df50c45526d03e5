import * as z from 'zod'

/**
 * Who takes a card in the browser: nobody (`none`: nothing can be pledged), the stand-in (`typed`: the site's own
 * fields), or Stripe's fields with its publishable key.
 */
export const cardField = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('typed') }),
  z.object({ kind: z.literal('stripe'), publishable_key: z.string() }),
])
export type CardField = z.infer<typeof cardField>
