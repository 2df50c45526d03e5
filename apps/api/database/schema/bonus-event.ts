/** What happens around a bonus, with what a sentence about it needs. `author` is empty where they have no name. */
export interface BonusEventParams {
  readonly BONUS_ENTERED: { readonly project: string; readonly bonus: string; readonly author: string }
  readonly BONUS_ACCEPTED: { readonly project: string; readonly bonus: string; readonly gives: string }
  readonly BONUS_DECLINED: { readonly project: string; readonly bonus: string; readonly reason: string }
}
