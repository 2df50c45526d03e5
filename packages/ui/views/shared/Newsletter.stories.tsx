import { subscribeToNewsletter } from '@kindling/api-client/contract/mailing-list'
import { answers, fails, pending } from '@kindling/api-client/scenarios'
import { expect, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { Newsletter } from './Newsletter.tsx'
import { storyClient } from './story-client.ts'
import { fill, heal, type Play, type PlayContext } from './story-plays.ts'

const meta = preview.meta({
  title: 'Views/Home/Newsletter',
  component: Newsletter,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: { onSubscribe: (email: string) => storyClient(subscribeToNewsletter, { body: { email } }) },
  render: (args) => (
    <main>
      <Newsletter {...args} />
    </main>
  ),
})

const send = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))

/** Said under the field, which keeps what was typed and has focus; the same again succeeds once all is well. */
const refused =
  (words: RegExp): Play =>
  async (context) => {
    const field = context.canvas.getByRole('textbox', { name: 'E-mail' })
    await fill(context, 'E-mail', 'mara@example.com')
    await send(context)
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(words)))
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('mara@example.com')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    heal(context)
    await send(context)
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent(/^Look in your inbox/))
  }

export const Default = meta.story({
  play: async (context) => {
    await fill(context, 'E-mail', 'mara@example.com')
    await send(context)
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent(/^Look in your inbox/))
    await expect(context.canvas.getByRole('textbox')).toHaveValue('')
  },
})
/** Wrong before anything is sent. */
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
export const Sending = meta.story({
  parameters: answers([pending('subscribeToNewsletter')]),
  play: async (context) => {
    await fill(context, 'E-mail', 'mara@example.com')
    await send(context)
    await expect(await context.canvas.findByRole('button', { name: 'Subscribing' })).toHaveAttribute(
      'aria-busy',
    )
  },
})
/** The field has focus; the address is typed and sent again. */
export const EmailMissing = meta.story({
  parameters: fails('subscribeToNewsletter', 'EMAIL_MISSING', { field: 'email' }),
  play: refused(/Please enter your e-mail/),
})
/** The address is mended and sent again. */
export const InvalidValue = meta.story({
  parameters: fails('subscribeToNewsletter', 'INVALID_VALUE', { field: 'email' }),
  play: refused(/Please enter a valid e-mail/),
})
/** The address stays; it is sent again later. */
export const RateLimited = meta.story({
  parameters: fails('subscribeToNewsletter', 'RATE_LIMITED', { params: { seconds: 3600 } }),
  play: refused(/Too many tries/),
})
/** The address stays; it is sent again. */
export const NetworkFailure = meta.story({
  parameters: fails('subscribeToNewsletter', 'NETWORK_FAILURE'),
  play: refused(/We could not reach Kindling/),
})
/** The address stays; it is sent again. */
export const RequestTimeout = meta.story({
  parameters: fails('subscribeToNewsletter', 'REQUEST_TIMEOUT'),
  play: refused(/took too long/),
})
/** The address stays; it is sent again. */
export const ExternalError = meta.story({
  parameters: fails('subscribeToNewsletter', 'EXTERNAL_ERROR'),
  play: refused(/nothing was changed/),
})
