import { DELAY } from '@kindling/validation/limits'

/** Milliseconds that "Copied" stays (design language §5). */
export const copiedMs = 2000

export type CopyPhase = 'idle' | 'leaving' | 'copied' | 'returning'

/** The next phase, and after how many milliseconds; null: it stays until an event. */
export const next: Record<CopyPhase, { readonly phase: CopyPhase; readonly afterMs: number } | null> = {
  idle: null,
  leaving: { phase: 'copied', afterMs: DELAY.copyFadeMs },
  copied: { phase: 'returning', afterMs: copiedMs },
  returning: { phase: 'idle', afterMs: DELAY.copyFadeMs },
}

export interface CopyCycle {
  /** Something was copied: the label fades, or "Copied" stays for its full time again. */
  readonly start: () => void
  readonly stop: () => void
}

/**
 * The label fades for 300 ms, "Copied" stays for 2 s and fades as well (spec 1 §2 and §9). Copying again meanwhile
 * prolongs it without a flicker.
 */
export function createCopyCycle(onPhase: (phase: CopyPhase) => void): CopyCycle {
  let phase: CopyPhase = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const enter = (entered: CopyPhase) => {
    clearTimeout(timer)
    phase = entered
    onPhase(entered)
    const following = next[entered]
    if (following) timer = setTimeout(() => enter(following.phase), following.afterMs)
  }
  return {
    start: () => {
      if (phase === 'leaving') return
      enter(phase === 'idle' ? 'leaving' : 'copied')
    },
    stop: () => clearTimeout(timer),
  }
}
