import { GoneError } from '@kindling/ui/insist'

/** By address: files that are loaded or loading. */
const files = new Map<string, Promise<unknown>>()

const folder = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1)

async function script(address: string): Promise<void> {
  const response = await fetch(address)
  if (response.status === 404) throw new GoneError(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  // Read to its end, or the browser caches nothing.
  await response.arrayBuffer()
}

function styles(address: string): Promise<unknown> {
  return new Promise((done, fail) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
    if (nonce) link.nonce = nonce
    link.onload = done
    link.onerror = () => {
      link.remove()
      fail(new Error(`Could not load ${address}`))
    }
    document.head.append(link)
  })
}

/** Files that the page's own HTML requests. */
function isThere(address: string): boolean {
  if (globalThis.kindlingMergedStyles?.has(address)) return true
  const links = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    'link[data-route], link[rel=stylesheet], script[type=module]',
  )
  return Array.from(links).some((each) => ('href' in each ? each.href : each.src) === address)
}

function file(name: string): Promise<unknown> {
  const isStyle = name.endsWith('.css')
  const address = isStyle ? new URL(`/${name}`, folder).href : folder + name.slice(name.lastIndexOf('/') + 1)
  const known = files.get(address)
  if (known) return known
  const coming = isThere(address) ? Promise.resolve() : isStyle ? styles(address) : script(address)
  files.set(address, coming)
  coming.catch(() => files.delete(address))
  return coming
}

/**
 * Replaces Vite's helper for dynamic imports in the built site. Most browsers keep a script that failed to load for the
 * life of the page: no import of it, or of a module that imports it, ever succeeds again. So all files of an import are
 * first loaded into the browser's cache by `fetch`, which can be retried, and only then run.
 *
 * @param names the import's own file and all its dependencies, styles included, from the site's root
 * @throws {GoneError} if the server no longer has a file
 */
export async function fetchChunk<Module>(
  run: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> {
  await Promise.all(names.map(file))
  return run()
}
