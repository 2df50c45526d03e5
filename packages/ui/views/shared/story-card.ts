import { tokenizeCard } from '@kindling/api-client/contract/cards'
import { fn } from '#catalogue/test'
import {
  type CardEntry,
  type HostedFieldName,
  type HostedFieldState,
  type HostedFieldsRequest,
  hostedFieldNames,
} from '../../state/card-entry.ts'
import { storyClient } from './story-client.ts'

/** The site's own fields, exchanged by the real client at the platform that a story plays. */
export const typedEntry: CardEntry = {
  kind: 'typed',
  tokenize: async (body) => (await storyClient(tokenizeCard, { body })).card_token,
}

/** Holder's names with which the played processor was asked for a token. */
export const handedOver = fn()

const wholeLength: Record<HostedFieldName, number> = { card_number: 16, expiration: 4, cvv: 3 }

/** What a processor knows of such a text: its digits count, and 1220 is a month that is over. */
function stateOf(name: HostedFieldName, text: string): HostedFieldState {
  const digits = text.replace(/\D/g, '')
  const complete = digits.length >= wholeLength[name]
  const isPast = name === 'expiration' && complete && Number(digits.slice(2)) < 26
  return { empty: digits === '', complete, problem: isPast ? 'DATE_EARLY' : null }
}

/**
 * Plays the fields of a processor: inputs that it puts into its places by itself. A number that ends in 0002 is
 * rejected by its bank, one that ends in 9 is none.
 */
export const hostedEntry: CardEntry = {
  kind: 'hosted',
  open: async ({ look, onChange }: HostedFieldsRequest) => {
    const inputs = new Map<HostedFieldName, HTMLInputElement>()
    return {
      mount: (name, place) => {
        const input = document.createElement('input')
        input.setAttribute('aria-label', place.dataset.label ?? name)
        input.inputMode = 'numeric'
        Object.assign(input.style, { width: '100%', border: 0, outline: 'none', background: 'none' })
        Object.assign(input.style, { font: 'inherit', color: look.color })
        input.addEventListener('input', () => onChange(name, stateOf(name, input.value)))
        place.replaceChildren(input)
        inputs.set(name, input)
      },
      focus: (name) => inputs.get(name)?.focus(),
      restyle: ({ color }) => {
        for (const input of inputs.values()) input.style.color = color
      },
      tokenize: async (holder) => {
        const number = inputs.get('card_number')?.value.replace(/\D/g, '') ?? ''
        const rejected = (field: string) => ({
          failure: { items: [{ code: 'INVALID_VALUE' as const, field }], retryAfter: null },
        })
        if (number.endsWith('9')) return rejected('card_number')
        if (number.endsWith('0002')) return rejected('card_token')
        handedOver(holder)
        const [, expiration] = hostedFieldNames.map(
          (name) => inputs.get(name)?.value.replace(/\D/g, '') ?? '',
        )
        return { token: `tok_${number.slice(-4)}_${expiration}` }
      },
      remove: () => {
        for (const input of inputs.values()) input.remove()
      },
    }
  },
}

/** The same on a network that never brings the processor's script. */
export const unreachableEntry: CardEntry = {
  kind: 'hosted',
  open: () => Promise.reject(new Error('The script did not come')),
}
