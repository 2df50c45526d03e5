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
import { whenInterested } from './interest.ts'

const longestMs = 2_000

/** Once the browser has nothing better to do; at once on a server. */
function quiet(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done(), { timeout: longestMs })
    else setTimeout(done, 200)
  })
}

interface Later {
  readonly Part: LazyExoticComponent<ComponentType<object>>
  /** Starts (or joins) the fetching of its script. */
  readonly start: () => Promise<unknown>
  /** Its script is there. */
  readonly arrived: () => boolean
  /** Waits for the moment its script is fetched at, where that is not the first view's end. Gives a stop. */
  readonly watch?: (element: Element | null | undefined) => () => void
}

/** Calls back once an element is less than a quarter of a window away, or is used; at once where there is none. */
function whenNear(element: Element | null | undefined, wanted: () => void): () => void {
  if (!element || !('IntersectionObserver' in window)) {
    wanted()
    return () => undefined
  }
  const watch = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wanted(),
    { rootMargin: '25% 0px' },
  )
  watch.observe(element)
  element.addEventListener('focusin', wanted)
  element.addEventListener('pointerdown', wanted)
  return () => {
    watch.disconnect()
    element.removeEventListener('focusin', wanted)
    element.removeEventListener('pointerdown', wanted)
  }
}

/**
 * An update that reaches a part before its script is there would have React throw its HTML away and build it anew
 * later. Until then it gets the very same element; what has changed meanwhile follows.
 */
function Place({ later, props }: { later: Later; props: object }) {
  const [first] = useState(props)
  const [, refresh] = useState<object>()
  const before = useRef<HTMLSpanElement>(null)
  const after = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!later.arrived()) void later.start().then(() => startTransition(() => refresh({})))
    // Between the two marks stands what the server rendered; nothing, where one came here by a link.
    const rendered = before.current?.nextElementSibling
    return later.watch?.(rendered === after.current ? null : rendered)
  }, [later])
  const given = later.arrived() ? props : first
  const part = useMemo(
    () => (
      <Suspense fallback={null}>
        <later.Part {...given} />
        <Alive />
      </Suspense>
    ),
    [later, given],
  )
  if (!later.watch) return part
  return (
    <>
      <span hidden ref={before} />
      {part}
      <span hidden ref={after} />
    </>
  )
}

export interface DeferredOptions {
  /**
   * `rest`: when the first view is done. `near`: when the part comes near the window besides; for what stands far
   * below. `interest`: when somebody scrolls, presses or types besides; for what only then shows.
   */
  readonly when?: 'rest' | 'near' | 'interest'
}

/**
 * A part of a page below the first look. The server renders it with the rest; its script is fetched when the first
 * view is done, and again until it is there; until then its HTML stands as it came, with links that lead on.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when = 'rest' }: DeferredOptions = {},
): ComponentType<Props> {
  let arrived = false
  let coming: Promise<{ default: ComponentType<object> }> | undefined
  let wanted: () => void = () => undefined
  const moment =
    when !== 'rest' && typeof window !== 'undefined'
      ? new Promise<void>((done) => {
          wanted = done
        })
      : undefined
  const fetched = async () => {
    await quiet()
    await moment
    try {
      const component = await insist(load)
      arrived = true
      return { default: component as ComponentType<object> }
    } catch (error) {
      if (typeof window === 'undefined') throw error
      // Replaced by a newer release. Its HTML is there already: better that than an error in its place.
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
    arrived: () => arrived,
    ...(when === 'near' && { watch: (element) => whenNear(element, wanted) }),
    ...(when === 'interest' && { watch: () => whenInterested(wanted) }),
  }
  return (props: Props) => <Place later={later} props={props} />
}
