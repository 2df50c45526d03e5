import { type Client, type ClientOptions, createClient } from '@kindling/api-client/transport'
import { askConfirmation } from '@kindling/ui/state/confirmation-asked'

/** The client of a browser: a 403 asks for the e-mail to be confirmed, whatever was called (spec 1 §7). */
export const connect = (options: ClientOptions): Client =>
  createClient({ onConfirmationNeeded: askConfirmation, ...options })
