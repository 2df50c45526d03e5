// The single list: the type, the styles and the story options come from it.
export const stageStates = ['burnt', 'active', 'late', 'locked', 'refunded'] as const
export type StageState = (typeof stageStates)[number]

export const voteStates = ['none', 'ahead', 'open', 'past'] as const
export type VoteState = (typeof voteStates)[number]

/** Widths in px of the widget, from which every share has its 90 px. */
export const widths = [360, 450, 600, 750, 900, 1125, 1800] as const
export type Width = (typeof widths)[number] | 'never'

const labelPx = 90

/** The width from which the narrowest share, in percent, is 90 px wide; labels would crowd below (design §12). */
export function widthFor(shares: readonly number[]): Width {
  const narrowest = Math.min(...shares)
  return widths.find((width) => (width * narrowest) / 100 >= labelPx) ?? 'never'
}
