import type { ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { confirmNewsletter } from '@kindling/api-client/contract/mailing-list'

const codes = ['NOT_FOUND', 'EXPIRED_CODE'] as const satisfies ErrorOf<typeof confirmNewsletter>[]

/** Codes after which a newsletter link is dead. */
export const deadNewsletter = {
  /** The code as one of these, or null where the link may still work. */
  of: (code: string | undefined): (typeof codes)[number] | null =>
    codes.find((each) => each === code) ?? null,
}
