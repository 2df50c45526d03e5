/** What is near, told once ahead of it (decisions 2 §9). Moments are unix seconds. */
export interface ReminderEventParams {
  readonly CAMPAIGN_ENDS: { readonly project: string; readonly endsAt: number }
  /** `creator` is empty where they have no name. */
  readonly CREATOR_LAUNCHED: { readonly project: string; readonly creator: string; readonly blurb: string }
  readonly MILESTONE_NEAR: { readonly project: string; readonly milestone: string; readonly date: number }
  readonly VOTE_CLOSES: { readonly project: string; readonly milestone: string; readonly closesAt: number }
}
