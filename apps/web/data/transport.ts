import { type Client, type ClientOptions, createClient } from '@kindling/api-client/transport'
import { askConfirmation } from '@kindling/ui/state/confirmation-asked'

/** The client of a browser: a 403 of any call asks to confirm the e-mail (spec 1 §7). */
export const connect = (options: ClientOptions): Client =>
  createClient({ onConfirmationNeeded: askConfirmation, ...options })
