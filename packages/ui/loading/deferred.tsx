import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react'

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
}

/**
 * An update that reaches a part before its script is there would have React throw its HTML away and build it anew
 * later. Until then it gets the very same element; what has changed meanwhile follows.
 */
function Place({ later, props }: { later: Later; props: object }) {
  const [first] = useState(props)
  const [, refresh] = useState<object>()
  useEffect(() => {
    if (!later.arrived()) void later.start().then(() => startTransition(() => refresh({})))
  }, [later])
  const given = later.arrived() ? props : first
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <later.Part {...given} />
      </Suspense>
    ),
    [later, given],
  )
}

/**
 * A part of a page below the first look. The server renders it with the rest; its script is fetched when the first
 * view is done, and until then (and for good, if it cannot be fetched) its HTML stands as it came, with links that
 * lead on.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let arrived = false
  let coming: Promise<{ default: ComponentType<object> }> | undefined
  const fetched = async () => {
    await quiet()
    try {
      const component = await load()
      arrived = true
      return { default: component as ComponentType<object> }
    } catch (error) {
      if (typeof window === 'undefined') throw error
      // Its HTML is there already: better that than an error in its place.
      return new Promise<never>(() => undefined)
    }
  }
  const start = () => {
    coming ??= fetched()
    return coming
  }
  const later: Later = { Part: lazy(start), start, arrived: () => arrived }
  return (props: Props) => <Place later={later} props={props} />
}
