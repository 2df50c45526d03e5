import { Alive } from '@kindling/ui/alive'
import { giveFormatted } from '@kindling/ui/format'
import { createI18n, type Language } from '@kindling/ui/i18n'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App, Surroundings } from './app/App.tsx'
import { beginAt } from './app/chunks.ts'
import { Document, type PageState, stateId } from './app/Document.tsx'
import { readPreferences } from './app/preferences.tsx'

/**
 * The whole page must have arrived: a cached script can run while the end of the page, with the state, is still
 * loading.
 */
const whole = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState !== 'loading') done()
    else document.addEventListener('DOMContentLoaded', () => done(), { once: true })
  })

/** Addresses that the server wrote into the page, so that hydration finds the same. */
const hrefs = (selector: string, name: 'href' | 'src') =>
  Array.from(document.querySelectorAll(`head ${selector}`), (element) => element.getAttribute(name) ?? '')

async function start(): Promise<void> {
  const state = document.getElementById(stateId)?.textContent ?? '{}'
  const { origin, now, delivered, merged, route, script, messages, demo, formatted }: PageState =
    JSON.parse(state)
  globalThis.kindlingMergedStyles = new Set(merged.map((path) => new URL(path, window.location.href).href))
  const language: Language = document.documentElement.lang === 'fr' ? 'fr' : 'en'
  const preferences = { ...readPreferences(document.cookie), language }
  const i18n = createI18n({
    lng: language,
    resources: { [language]: messages as Record<string, Record<string, string>> },
  })
  const assets = {
    styles: hrefs('link[rel=stylesheet]', 'href'),
    preloads: hrefs('link[data-route]', 'href'),
    scripts: hrefs('script[type=module]', 'src'),
  }
  const begun = beginAt(window.location.pathname, route, script)
  giveFormatted(formatted)
  await begun
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Surroundings i18n={i18n} preferences={preferences} origin={origin} now={now} delivered={delivered}>
          <Document assets={assets} state={state}>
            <BrowserRouter>
              <App demo={demo} />
            </BrowserRouter>
            <Alive />
          </Document>
        </Surroundings>
      </StrictMode>,
    )
  })
}

// No top-level await: a route's chunk may import this file and would wait for it forever.
void whole()
  .then(start)
  .catch(() => window.kindlingRestart?.())
