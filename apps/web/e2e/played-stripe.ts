import type { StripePeer } from '@kindling/api/testing/stripe-peer'
import type { Page, Route } from '@playwright/test'

/*
 * Plays Stripe's script and its frames in a browser that reaches no network: fields of another origin which tell the
 * page no more than what theirs do, and which hand the card to the processor themselves.
 */

/** The script of https://js.stripe.com: as much of its interface as the site uses. */
const script = `
window.Stripe = Object.assign((key) => {
  const frames = {}
  const create = (type) => {
    const heard = {}
    const frame = document.createElement('iframe')
    frame.title = 'Secure ' + type + ' field'
    frame.src = 'https://js.stripe.com/played/' + type + '.html'
    Object.assign(frame.style, { border: 0, inlineSize: '100%', blockSize: '24px', display: 'block' })
    frames[type] = frame
    addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow && data.event) heard[data.event]?.(data.detail)
    })
    return {
      on: (event, listener) => { heard[event] = listener },
      mount: (place) => place.append(frame),
      focus: () => frame.contentWindow.postMessage({ focus: true }, '*'),
      update: () => {},
      destroy: () => frame.remove(),
    }
  }
  return {
    elements: () => ({ create }),
    createPaymentMethod: ({ billing_details }) => new Promise((done) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = ({ data }) => done(data)
      frames.cardNumber.contentWindow.postMessage({ take: billing_details.name, key }, '*', [channel.port2])
    }),
  }
}, { version: 'endive' })
`

/** A frame with one input. That of the number asks the processor for a token, as only it knows the card. */
const frame = (type: string) => `<!doctype html><title>${type}</title>
<input aria-label="${type}" inputmode="numeric" style="inline-size:100%;border:0;outline:0;background:none;font:16px sans-serif">
<script>
const input = document.querySelector('input')
const whole = { cardNumber: 16, cardExpiry: 4, cardCvc: 3 }['${type}']
input.addEventListener('input', () => {
  const length = input.value.replace(/\\D/g, '').length
  parent.postMessage({ event: 'change', detail: { empty: length === 0, complete: length >= whole } }, '*')
})
addEventListener('message', async ({ data, ports }) => {
  if (data.focus) input.focus()
  if (!data.take) return
  const form = new URLSearchParams({ type: 'card', 'card[number]': input.value, 'billing_details[name]': data.take })
  const headers = { authorization: 'Bearer ' + data.key }
  const answer = await fetch('https://api.stripe.com/v1/payment_methods', { method: 'POST', body: form, headers })
    .then((response) => response.json(), () => ({ error: { type: 'api_connection_error' } }))
  ports[0].postMessage(answer.error ? answer : { paymentMethod: answer })
})
</script>`

/** Cards of the peer, by the number that people type. */
const cards: Readonly<Record<string, string>> = {
  '4242424242424242': 'pm_good',
  '4000000000000002': 'pm_declined',
  '4000002500003155': 'pm_asks',
}

export interface PlayedStripe {
  /** Addresses of Stripe that this browser asked for. */
  readonly asked: string[]
  /** Takes the processor's site away, or brings it back. */
  readonly reachable: (reachable: boolean) => void
}

/** @param peer the processor that the server talks to; the bank asks on a page that this plays too. */
export async function playStripe(page: Page, peer: StripePeer): Promise<PlayedStripe> {
  const asked: string[] = []
  let there = true
  let made = 0
  const answer = (route: Route, body: string, contentType: string) =>
    route.fulfill({ body, contentType, headers: { 'access-control-allow-origin': '*' } })

  await page.route(/^https:\/\/[\w.]+\.stripe\.com\//, async (route) => {
    const request = route.request()
    const { host, pathname } = new URL(request.url())
    asked.push(`${host}${pathname}`)
    if (!there) return route.abort('internetdisconnected')
    if (pathname.endsWith('/stripe.js')) return answer(route, script, 'text/javascript')
    const [, type] = /^\/played\/(\w+)\.html$/.exec(pathname) ?? []
    if (type) return answer(route, frame(type), 'text/html')
    if (pathname !== '/v1/payment_methods') return route.abort()
    if (request.method() === 'OPTIONS')
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' },
      })
    const number =
      new URLSearchParams(request.postData() ?? '').get('card[number]')?.replaceAll(' ', '') ?? ''
    const card = cards[number]
    const token = card
      ? { id: `${card}-${process.pid}-${++made}` }
      : { error: { type: 'card_error', code: 'incorrect_number' } }
    return answer(route, JSON.stringify(token), 'application/json')
  })
  // The page on which the bank asks: agreeing sends the person back.
  await page.route('https://hooks.stripe.example/3ds/**', async (route) => {
    const intent = peer.books.intents.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    if (!intent?.returnUrl) return route.abort()
    peer.books.answer(intent.key, true)
    return answer(route, `<h1>Your bank</h1><a href="${intent.returnUrl}">It is me</a>`, 'text/html')
  })
  return {
    asked,
    reachable: (reachable) => {
      there = reachable
    },
  }
}
