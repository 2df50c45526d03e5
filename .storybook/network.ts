import { delay, HttpResponse, http } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'

const slowMilliseconds = 2000
let unanswered: string[] = []

/** Last handler: records a call that no scenario answers, to fail its story. */
const nobodyAnswers = http.all('*/api/*', ({ request }) => {
  unanswered.push(`${request.method} ${new URL(request.url).pathname}`)
  return HttpResponse.json({ errors: [{ code: 'UNIMPLEMENTED' }] }, { status: 501 })
})

async function start(): Promise<SetupWorker> {
  const worker = setupWorker(nobodyAnswers)
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledFrame: 'bypass',
  })
  return worker
}

let started: Promise<SetupWorker> | undefined

/**
 * One worker for the page. A documentation page asks once a story, all at the same time, and a worker that is started
 * twice throws. After a failure the next story tries again.
 */
export function startWorker(): Promise<SetupWorker> {
  started ??= start().catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

/** The toolbar's network: a handler without a response lets the next one answer, after its delay. */
export function applyNetwork(worker: SetupWorker, network: string | undefined) {
  if (network === 'slow3g')
    worker.use(
      http.all('*/api/*', async () => {
        await delay(slowMilliseconds)
      }),
    )
  if (network === 'offline') worker.use(http.all('*/api/*', () => HttpResponse.error()))
}

/** A call left pending by an earlier story is not this story's fault. */
export function forgetCalls() {
  unanswered = []
}

/** Throws if a call since the last check went unanswered. */
export function assertEveryCallAnswered() {
  const [call, ...more] = unanswered
  forgetCalls()
  if (!call) return
  throw new Error(
    `${call} reached no handler${more.length > 0 ? ` (and ${more.length} more)` : ''}. ` +
      'Give the story its answer: `parameters: { scenario: [ … ] }`, with handlers from ' +
      '`@kindling/api-client/scenarios` (one happy handler an endpoint, one scenario an error code).',
  )
}
