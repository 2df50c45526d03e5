import { type Client, createClient } from '@kindling/api-client/transport'

/** What came back last: the whole of it, read. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON; undefined where there was none. */
  readonly body: unknown
}

/** A person's browser: it keeps its cookies and sends its origin. */
export interface Browser {
  /** Calls by contract, as the product makes them. */
  readonly client: Client
  /** Any request, as nobody's product makes it. Sends the cookie. */
  readonly send: (path: string, init?: RequestInit) => Promise<Answered>
  readonly last: () => Answered | null
  /** Headers that every call carries from now on, above its own. */
  readonly alter: (headers: Readonly<Record<string, string>>) => void
  /** The session's, or of what is under way. */
  readonly cookie: () => string
  readonly setCookie: (cookie: string) => void
}

/** An app that answers requests. */
export interface Answering {
  readonly app: { readonly request: (path: string, init?: RequestInit) => Response | Promise<Response> }
}

let browsers = 0

/** An address without a visitor. */
export const newAddress = (): string => `198.18.${browsers % 256}.${(browsers++ >> 8) % 256}`

async function read(response: Response): Promise<Answered> {
  const text = await response.clone().text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {}
  return { status: response.status, headers: response.headers, body }
}

/**
 * A browser that speaks to the app without a network.
 *
 * @param address where it comes from; by default a place of its own, or limits by address would hold them all.
 */
export function openBrowser(
  { app }: Answering,
  { address = `198.51.${(browsers >> 8) % 256}.${browsers++ % 256}` } = {},
): Browser {
  let cookie = ''
  /** That somebody logged in here before: it stays when they log out. */
  let device = ''
  let last: Answered | null = null
  let altered: Readonly<Record<string, string>> = {}
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    const cookies = [cookie, device].filter((each) => each !== '')
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', address)
    for (const [name, value] of Object.entries(altered)) headers.set(name, value)
    const response = await app.request(path, { ...init, headers })
    for (const set of response.headers.getSetCookie()) {
      const pair = /max-age=0/i.test(set) ? '' : (set.split(';')[0] ?? '')
      if (/^(__Host-kindling-|kindling_)device=/.test(set)) device = pair
      else cookie = pair
    }
    last = await read(response)
    return response
  }
  return {
    client: createClient({ baseUrl: '/', fetch: (input, init) => request(String(input), init) }),
    send: async (path, init) => read(await request(path, init)),
    last: () => last,
    alter: (headers) => {
      altered = headers
    },
    cookie: () => cookie,
    setCookie: (value) => {
      cookie = value
    },
  }
}

/** 200 where somebody is signed in, else 401. */
export const statusOf = async (browser: Browser) => (await browser.send('/users/me/')).status
