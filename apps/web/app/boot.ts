declare global {
  interface Window {
    /** Fetches all scripts of the page again; the entry calls it when it could not hydrate the page. */
    kindlingRestart?: () => void
  }
}

/**
 * The first script of every page, inlined in its HTML: it runs before any file arrives and imports nothing. It keeps
 * four promises while the page is not hydrated.
 *
 * 1. A script that failed to load is fetched again, after growing pauses and when the browser is online again. A
 *    browser keeps a failed module for the life of the page, so the next try requests the whole set under a folder of
 *    another name (`/assets/~1/`), which the server treats as the same. Nothing of the first set has run by then.
 * 2. A button that is pressed before its script has arrived shows it at once (`aria-busy`, and `aria-expanded` if it
 *    opens something) and is pressed again after hydration, unless the person has gone elsewhere meanwhile. So is the
 *    button of a form that only a script sends (`method="dialog"`: the browser does not send it).
 * 3. Who follows a link on a project's page before any script has come has still visited it, by the link that led
 *    there: it is kept for the next page (data/visits.ts).
 * 4. Who goes back before the router listens sees the page of that address: the server renders it. The browser itself
 *    only changes the address, where the last page was opened by the router.
 */
export function boot(): void {
  const { pathname, search } = location
  try {
    if (/^\/project\/(?!.*\/checkout)/.test(pathname))
      sessionStorage.setItem('kindling:arrival', JSON.stringify([pathname, search, document.referrer]))
  } catch {
    // A browser that keeps nothing: the visit counts once the page's own script is here.
  }

  const follow = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  addEventListener('popstate', follow)
  document.addEventListener('kindling:alive', () => removeEventListener('popstate', follow), { once: true })

  const assets = '/assets/'
  let tries = 0
  let isRestarting = false

  const pause = (ms: number) =>
    new Promise<void>((done) => {
      setTimeout(done, ms)
      addEventListener('online', () => done(), { once: true })
    })
  const addresses = () =>
    Array.from(
      document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>(
        'script[type=module][src], link[data-route]',
      ),
      (each) => (each.src || each.href).replace(assets, `${assets}~${tries}/`),
    )
  /** Loads it into the browser's cache, with retries. A missing file means a newer release: reload the page. */
  const fetchAgain = async (address: string) => {
    for (let wait = 500; ; wait = Math.min(wait * 2, 15_000)) {
      try {
        const response = await fetch(address)
        await response.arrayBuffer()
        if (response.ok) return
        if (response.status === 404 && sessionStorage.getItem('kindling:reloaded') !== 'entry') {
          sessionStorage.setItem('kindling:reloaded', 'entry')
          location.reload()
          return
        }
      } catch {
        // The network failed; the pause decides when to retry.
      }
      await pause(wait)
    }
  }
  const restart = async () => {
    if (isRestarting) return
    isRestarting = true
    tries++
    await pause(250 * tries)
    const all = addresses()
    await Promise.all(all.map(fetchAgain))
    isRestarting = false
    // If this fails again, the entry or the next line starts again.
    import(/* @vite-ignore */ all.find((each) => /\/entry-client/.test(each)) ?? '').catch(restart)
  }
  window.kindlingRestart = () => void restart()
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') void restart()
    },
    true,
  )

  // The scripts that the first paint does not need: see Document.tsx. One task each, so that none is long enough to
  // delay a press.
  const fetchRest = () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=later-modulepreload]')
    if (!link) return
    link.rel = 'modulepreload'
    setTimeout(fetchRest)
  }
  requestAnimationFrame(() => setTimeout(fetchRest))

  let pressed: HTMLButtonElement | null = null
  // React sets a props key on an element as soon as it is hydrated.
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const letGo = () => {
    pressed?.removeAttribute('aria-busy')
    if (pressed?.hasAttribute('aria-expanded')) pressed.setAttribute('aria-expanded', 'false')
    pressed = null
  }
  /** The element that the person waits at: the button, or the form whose Enter pressed it. */
  const isAt = (button: HTMLButtonElement, element: Element | null) =>
    element === button || (button.type === 'submit' && button.form?.contains(element) === true)
  // Runs before React's own listeners, which stop a click on parts that are not hydrated yet, and checks after them.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      const again = pressed !== null && button === pressed
      letGo()
      if (!button || again || button.disabled) return
      if (button.type !== 'button' && button.form?.method !== 'dialog') return
      // React names the props before it listens, and what it cannot deliver never gets as far as the button: alive
      // before the press or after it says nothing, alive when the press arrives does.
      let isHeard = false
      const arrives = () => {
        isHeard = isAlive(button)
      }
      button.addEventListener('click', arrives, { capture: true, once: true })
      setTimeout(() => {
        button.removeEventListener('click', arrives, true)
        const { activeElement } = document
        const isElsewhere = !isAt(button, activeElement) && activeElement !== document.body
        if (isHeard || isElsewhere) return
        // It came alive in this very moment.
        if (isAlive(button)) return button.click()
        pressed = button
        button.setAttribute('aria-busy', 'true')
        if (button.hasAttribute('aria-expanded')) button.setAttribute('aria-expanded', 'true')
      })
    },
    true,
  )
  addEventListener('focusin', ({ target }) => {
    if (target !== pressed) letGo()
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') letGo()
  })
  document.addEventListener('kindling:alive', () => {
    const button = pressed
    if (!button || !isAlive(button)) return
    letGo()
    if (document.activeElement === document.body) button.focus()
    button.click()
  })
}
