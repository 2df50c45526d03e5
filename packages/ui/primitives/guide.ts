import type { ReactNode } from 'react'
import type { userEvent as userEventOf, within } from '#catalogue/test'

/** The parts of a story's context that a keyboard row uses. */
export interface KeyboardContext {
  readonly canvas: ReturnType<typeof within>
  readonly canvasElement: HTMLElement
  readonly userEvent: ReturnType<typeof userEventOf.setup>
  readonly args: Readonly<Record<string, unknown>>
}

/** A row of the keyboard table. The table shows it, and the story `Keyboard` plays it. */
export interface KeyboardRow {
  /** As printed on the keys: "Enter", "Space", "Arrow down". */
  readonly keys: readonly string[]
  /** What happens, in the present tense: "Presses the button". */
  readonly does: string
  /** Presses each of the keys and asserts what happens. Rows are played in order, on one rendered story. */
  readonly play: (context: KeyboardContext) => Promise<void>
}

/** A use of the component, live on its page, with the reason in one sentence. */
export interface Example {
  readonly says: string
  readonly show: ReactNode
}

/** What a person writes about a component; all else on its page is read from the sources. In `X.docs.tsx`. */
export interface Guide {
  readonly anatomy?: {
    readonly show: ReactNode
    /** `find` is a selector inside `show`; the part has a number there. Without it, it is only listed. */
    readonly parts: readonly { readonly name: string; readonly is: string; readonly find?: string }[]
  }
  readonly dos: readonly Example[]
  readonly donts: readonly Example[]
  /** Empty if nothing in it takes focus. */
  readonly keyboard: readonly KeyboardRow[]
  /** Three stories to show in full, by their exported names. */
  readonly stories: readonly string[]
  /** `new` may still change without a major version. */
  readonly status: 'stable' | 'new'
  /** Version that brought it. */
  readonly since: string
}

interface StepContext extends KeyboardContext {
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void
}

/** Parameters of a story file whose page shows the guide. */
export const guided = (guide: Guide) => ({ guide })

/** The story that presses the keys of the table: `export const Keyboard = Default.extend(pressing(guide))`. */
export const pressing = ({ keyboard }: Guide) => ({
  play: async (context: object) => {
    const { step, ...rest } = context as StepContext
    for (const { keys, does, play } of keyboard) await step(`${keys.join(' or ')}: ${does}`, () => play(rest))
  },
})
