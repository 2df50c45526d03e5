import {
  type ComponentType,
  type LazyExoticComponent,
  // biome-ignore lint/style/noRestrictedImports: here is where a load is tried again
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Alive } from './Alive.ts'
import { insist } from './insist.ts'
import { whenInterested, whenTouched } from './interest.ts'
import { useTakesOver } from './use-takes-over.ts'
import { whenIdle } from './when-idle.ts'

/** Once the browser is idle; at once on a server. */
const quiet = (): Promise<void> =>
  typeof window === 'undefined' ? Promise.resolve() : new Promise((done) => whenIdle(done))

interface Later {
  readonly Part: LazyExoticComponent<ComponentType<object>>
  /** Starts (or joins) the fetching of its script. */
  readonly start: () => Promise<{ default: ComponentType<object> }>
  /** Fetches its script without waiting for the browser to be idle. */
  readonly hurry: () => void
  /** The part itself, once its script has come. */
  readonly ready: () => ComponentType<object> | undefined
  /** Waits for the moment to fetch its script, if not the end of the first view. Returns a stop. */
  readonly watch?: (rendered: readonly Element[]) => () => void
}

interface Wait {
  /** Who only reads need not fetch what makes a part answer. */
  readonly untilTouched: boolean
}

/**
 * Calls back once any of a part's elements is within a quarter of a window, or is used; at once if there is none. The
 * first alone would not do: somebody who jumps to the end of a page meets the last one only.
 */
function whenNear(rendered: readonly Element[], wanted: () => void, { untilTouched }: Wait): () => void {
  if (rendered.length === 0 || !('IntersectionObserver' in window)) {
    wanted()
    return () => undefined
  }
  const watch = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wanted(),
    { rootMargin: '25% 0px' },
  )
  const begin = () => {
    for (const element of rendered) watch.observe(element)
  }
  const stop = untilTouched ? whenInterested(begin) : begin()
  const used = ({ target }: Event) => {
    if (target instanceof Node && rendered.some((element) => element.contains(target))) wanted()
  }
  const listening = new AbortController()
  // Caught on their way down: React stops there what it cannot deliver yet.
  for (const use of ['focusin', 'pointerdown', 'click'])
    addEventListener(use, used, { capture: true, passive: true, signal: listening.signal })
  return () => {
    stop?.()
    watch.disconnect()
    listening.abort()
  }
}

/** The elements between two marks. */
function elementsBetween(before: Element | null, after: Element | null): Element[] {
  const elements: Element[] = []
  let next = before?.nextElementSibling
  while (next && next !== after) {
    elements.push(next)
    next = next.nextElementSibling
  }
  return elements
}

/**
 * An update that reaches a part before React has taken over its HTML would make React discard that HTML, or find another
 * one than it renders. Until then the part gets the very same element; later changes follow.
 */
function Place({ later, props }: { later: Later; props: object }) {
  const [first] = useState(props)
  const [isAlive, setAlive] = useState(false)
  const takesOver = useTakesOver()
  // The server's HTML stays until the script comes, by Suspense. An empty place is filled without: what has come ahead of
  // a click shows with the page, and React would hold back what comes later for up to 300 ms.
  const [Part, setPart] = useState(() => (takesOver ? later.Part : later.ready()))
  const before = useRef<HTMLSpanElement>(null)
  const after = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const coming = later.start()
    let isHere = true
    // A busy browser would leave its place empty for seconds.
    if (!takesOver) {
      later.hurry()
      void coming.then((found) => isHere && setPart(() => found.default))
    }
    // The server's HTML is between the two marks; after a client navigation it is empty.
    const stop = later.watch?.(elementsBetween(before.current, after.current))
    return () => {
      isHere = false
      stop?.()
    }
  }, [later, takesOver])
  const given = isAlive ? props : first
  const part = useMemo(
    () =>
      Part && (
        <Suspense fallback={null}>
          <Part {...given} />
          <Alive onAlive={() => startTransition(() => setAlive(true))} />
        </Suspense>
      ),
    [Part, given],
  )
  if (!later.watch) return part ?? null
  return (
    <>
      <span hidden ref={before} />
      {part}
      <span hidden ref={after} />
    </>
  )
}

/** A part whose script can be fetched before it is rendered. */
export interface DeferredPart {
  /** Fetches its script now, so that it shows together with what is around it. */
  readonly ahead: () => Promise<unknown>
}

export interface DeferredOptions {
  /**
   * `rest`: when the first view is done. `near`: also when the part comes near the window; for parts far below.
   * `touched`: also when the part is near and the person has touched the page; for parts that the server sends whole.
   * `interest`: also when the person has touched the page; for parts that only then show.
   */
  readonly when?: 'rest' | 'near' | 'touched' | 'interest'
  /**
   * When it comes alive: with its script, or `touched`: once the person has touched the page as well. Its script is
   * here by then, so that the first press is answered; who only reads is spared the work. `wakeParts` does not wait.
   */
  readonly alive?: 'here' | 'touched'
}

/**
 * A lazy part of a page, below the fold. The server renders it with the rest; its script is fetched when the first view
 * is done, and retried until it loads. Until then its HTML stays, with working links.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when = 'rest', alive = 'here' }: DeferredOptions = {},
): ComponentType<Props> & DeferredPart {
  let ready: ComponentType<object> | undefined
  let coming: Promise<{ default: ComponentType<object> }> | undefined
  let wanted: () => void = () => undefined
  const moment =
    when !== 'rest' && typeof window !== 'undefined'
      ? new Promise<void>((done) => {
          wanted = done
        })
      : undefined
  let touched: () => void = () => undefined
  const touch =
    alive === 'touched' && typeof window !== 'undefined'
      ? new Promise<void>((done) => {
          touched = done
        })
      : undefined
  let hurry: () => void = () => undefined
  const hurried = new Promise<void>((done) => {
    hurry = done
  })
  const fetched = async () => {
    await Promise.race([quiet(), hurried])
    await moment
    try {
      const part = (await insist(load)) as ComponentType<object>
      await touch
      ready = part
      return { default: part }
    } catch (error) {
      if (typeof window === 'undefined') throw error
      // Replaced by a newer release. Its HTML is there already: keep it rather than show an error.
      return new Promise<never>(() => undefined)
    }
  }
  const start = () => {
    coming ??= fetched()
    return coming
  }
  const later: Later = {
    Part: lazy(start),
    start,
    hurry,
    ready: () => ready,
    ...((when === 'near' || when === 'touched') && {
      watch: (rendered) => {
        const stopNear = whenNear(rendered, wanted, { untilTouched: when === 'touched' })
        if (!touch) return stopNear
        // Nothing is shown yet: then there is nothing to touch.
        const stopTouch = rendered.length === 0 ? touched() : whenTouched(touched)
        return () => {
          stopNear()
          stopTouch?.()
        }
      },
    }),
    ...(when === 'interest' && { watch: () => whenInterested(wanted) }),
  }
  const ahead = () => {
    hurry()
    wanted()
    touched()
    return start()
  }
  return Object.assign((props: Props) => <Place later={later} props={props} />, { ahead })
}
