import { type Handlers, text } from './handler.ts'

/** What the played processor keeps of a card, in the token it gives for it. */
export function cardOf(token: string): { readonly last4: string; readonly expiration: string } {
  const [, last4 = '4242', month = '08', year = '29'] = /^tok_(\d{4})_(\d\d)(\d\d)$/.exec(token) ?? []
  return { last4, expiration: `${month}/${year}` }
}

/** The site's own fields take a card, as in development; the token holds its last digits and its end. */
export const cardHandlers = (): Handlers<'cards'> => ({
  getCardField: () => ({ card_field: { kind: 'typed' } }),
  tokenizeCard: ({ body }) => {
    const last4 = text(body.card_number).replace(/\D/g, '').slice(-4)
    return { card_token: `tok_${last4}_${text(body.expiration).replace('/', '')}` }
  },
})
