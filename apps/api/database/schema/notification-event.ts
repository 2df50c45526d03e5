import type { BonusEventParams } from './bonus-event.ts'
import type { MessageEventParams } from './message-event.ts'
import type { ModerationEventParams } from './moderation-event.ts'
import type { MaybeOrder, MoneyEventParams } from './money-event.ts'
import type { ReminderEventParams } from './reminder-event.ts'
import type { TeamEventParams } from './team-event.ts'

/**
 * What happens, by name, with what a sentence about it needs: `notification-words.ts` writes the sentence in the
 * reader's language when it is shown. Amounts are cents, moments unix seconds.
 */
export interface EventParams
  extends BonusEventParams,
    MessageEventParams,
    MoneyEventParams,
    ModerationEventParams,
    ReminderEventParams,
    TeamEventParams {
  readonly PLEDGE_CONFIRMED: MaybeOrder & {
    readonly project: string
    readonly cents: number
    readonly chargeAt: number | null
  }
  readonly PLEDGE_MADE: MaybeOrder & {
    readonly project: string
    readonly cents: number
    readonly chargeAt: number | null
  }
  /** By its backer, or its address by the team. `item`, `from` and `to` of a quantity, `last4` of a card; else empty and 0. */
  readonly PLEDGE_CHANGED: MaybeOrder & {
    readonly project: string
    readonly cents: number
    readonly change: 'quantity' | 'address' | 'address_by_team' | 'card'
    readonly item: string
    readonly from: number
    readonly to: number
    readonly last4: string
  }
  readonly PLEDGE_CANCELLED: { readonly project: string; readonly cents: number }
  readonly GOAL_REACHED: MaybeOrder & { readonly project: string; readonly cents: number }
  readonly UPDATE_PUBLISHED: { readonly project: string; readonly update: string; readonly text: string }
  /** `author` is empty where they have no name. */
  readonly COMMENT_WRITTEN: { readonly project: string; readonly author: string; readonly text: string }
  readonly COMMENT_ANSWERED: { readonly project: string; readonly author: string; readonly text: string }
  readonly VOTE_OPENED: { readonly project: string; readonly milestone: string; readonly closesAt: number }
  readonly MILESTONE_REACHED: {
    readonly project: string
    readonly milestone: string
    readonly percent: number
  }
}
export type EventName = keyof EventParams
/** An event's name with its own parameters. */
export type NamedEvent = {
  [Name in EventName]: { readonly name: Name; readonly params: EventParams[Name] }
}[EventName]
