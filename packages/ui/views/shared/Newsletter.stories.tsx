import { subscribeToNewsletter } from '@kindling/api-client/contract/mailing-list'
import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { Newsletter } from './Newsletter.tsx'
import { storyClient } from './story-client.ts'
import { fill, type PlayContext } from './story-plays.ts'
import { recovers, rejecting, sending, unanswered } from './story-rejected.ts'
import { wordsOf } from './story-words.ts'

const meta = preview.meta({
  title: 'Views/Home/Newsletter',
  component: Newsletter,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: { onSubscribe: (email: string) => storyClient(subscribeToNewsletter, { body: { email } }) },
})

const rejects = rejecting('subscribeToNewsletter')

const send = (context: PlayContext) =>
  context.userEvent.click(
    context.canvas.getByRole('button', { name: wordsOf(context, 'home')('newsletter.subscribe') }),
  )
async function subscribe(context: PlayContext) {
  await fill(context, wordsOf(context, 'home')('newsletter.email'), 'mara@example.com')
  await send(context)
}
async function isSent(context: PlayContext) {
  const words = wordsOf(context, 'home')('newsletter.success')
  await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent(words))
  await expect(await context.canvas.findByRole('textbox')).toHaveValue('')
}

export const Default = meta.story(sending(subscribe, isSent))
/** Invalid before anything is sent. */
export const NotAnAddress = meta.story({
  play: async (context) => {
    const field = context.canvas.getByRole('textbox')
    await send(context)
    await expect(field).toHaveAccessibleDescription('Please enter your e-mail.')
    await fill(context, 'E-mail', 'mara at example')
    await send(context)
    await expect(field).toHaveAccessibleDescription('Please enter a valid e-mail.')
  },
})
export const Sending = Default.extend(unanswered('subscribeToNewsletter', 'home:newsletter.sending'))
/** The message is below the field, specific to this form. */
const inWords = (key: string) => ({ at: 'home:newsletter.email', words: `home:newsletter.errors.${key}` })

/** The field has focus; the person corrects the address and sends it again. */
export const EmailMissing = Default.extend(
  rejects('EMAIL_MISSING', /Please enter your e-mail/, {
    field: 'email',
    ...inWords('EMAIL_MISSING'),
  }),
)
/** The person corrects the address and sends it again. */
export const InvalidValue = Default.extend(
  rejects('INVALID_VALUE', /Please enter a valid e-mail/, {
    field: 'email',
    ...inWords('INVALID_VALUE'),
  }),
)
/** The address stays; the person sends it again later. */
export const RateLimited = Default.extend(
  rejects('RATE_LIMITED', /Too many tries/, {
    params: { seconds: 3600 },
    ...inWords('RATE_LIMITED'),
  }),
)
/** The address stays; the person sends it again. */
export const NetworkFailure = Default.extend(
  rejects('NETWORK_FAILURE', /We could not reach Kindling/, inWords('NETWORK_FAILURE')),
)
NetworkFailure.test('recovers', recovers(send, isSent))

/** The address stays; the person sends it again. */
export const RequestTimeout = Default.extend(
  rejects('REQUEST_TIMEOUT', /took too long/, inWords('REQUEST_TIMEOUT')),
)
/** The address stays; the person sends it again. */
export const ExternalError = Default.extend(
  rejects('EXTERNAL_ERROR', /nothing was changed/, inWords('default')),
)
