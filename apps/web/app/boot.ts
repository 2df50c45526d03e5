declare global {
  interface Window {
    /** Fetches all scripts of the page anew; for the entry, when it could not bring the page to life. */
    kindlingRestart?: () => void
  }
}

/**
 * The first script of every page, written into its HTML: it is there before any file is, and leans on nothing but
 * itself. It keeps two promises for the time in which the page is HTML without life.
 *
 * 1. A script that did not come is fetched again, after growing pauses and when the browser is online again. A browser
 *    keeps a failed module for as long as the page lives, so the next try asks for the whole set under a folder of
 *    another name (`/assets/~1/`), which the server reads as the same. Nothing of the first set has run by then.
 * 2. A button that is pressed before its script has come says so at once (`aria-busy`, and `aria-expanded` where it
 *    opens something) and is pressed again when it is alive; unless the person has gone elsewhere meanwhile. So does
 *    the button of a form that only a script sends (`method="dialog"`: the browser sends it nowhere).
 */
export function boot(): void {
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
  /** Into the browser's cache, however often it takes. A file that is gone is another release's: the page, anew. */
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
        // Not reached; the pause decides when to ask again.
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
    // Where this fails again the entry, or the next line, begins anew.
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

  // The scripts that a page can do without until it has been painted: see Document.tsx. One task each, so that none of
  // them is long enough to hold up a press.
  const fetchRest = () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=later-modulepreload]')
    if (!link) return
    link.rel = 'modulepreload'
    setTimeout(fetchRest)
  }
  requestAnimationFrame(() => setTimeout(fetchRest))

  let pressed: HTMLButtonElement | null = null
  // React names the props of an element on the element itself as soon as it answers to events.
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const letGo = () => {
    pressed?.removeAttribute('aria-busy')
    if (pressed?.hasAttribute('aria-expanded')) pressed.setAttribute('aria-expanded', 'false')
    pressed = null
  }
  /** What the person is busy with while they wait: the button, or the form whose Enter pressed it. */
  const isAt = (button: HTMLButtonElement, element: Element | null) =>
    element === button || (button.type === 'submit' && button.form?.contains(element) === true)
  // Before React's own listeners, which stop a click on what they cannot bring to life yet; looked at after them.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      const again = pressed !== null && button === pressed
      letGo()
      if (!button || again || button.disabled || isAlive(button)) return
      if (button.type !== 'button' && button.form?.method !== 'dialog') return
      setTimeout(() => {
        const { activeElement } = document
        const isElsewhere = !isAt(button, activeElement) && activeElement !== document.body
        if (isAlive(button) || isElsewhere) return
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
