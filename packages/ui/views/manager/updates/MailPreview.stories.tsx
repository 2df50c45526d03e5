import { previewUpdateMail, sendTestUpdate } from '@kindling/api-client/contract/update-mails'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { storyClient } from '../../shared/story-client.ts'
import { type PlayContext, tryAgain } from '../../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../../shared/story-rejected.ts'
import { wordsOf } from '../../shared/story-words.ts'
import { MailPreview } from './MailPreview.tsx'
import type { MailTexts } from './use-mail-preview.ts'

const params = { projectId: '31' }

/** The preview on the real client. */
function Played({
  texts,
  isForBackers,
}: {
  readonly texts: MailTexts | null
  readonly isForBackers: boolean
}) {
  return (
    <main style={{ maxInlineSize: 360 }}>
      <MailPreview
        texts={texts}
        isForBackers={isForBackers}
        onPreviewMail={async (body) => (await storyClient(previewUpdateMail, { params, body })).mail}
        onSendTest={async (body) => (await storyClient(sendTestUpdate, { params, body })).email}
      />
    </main>
  )
}

const meta = preview.meta({
  title: 'Views/Manager/Update as e-mail',
  component: Played,
  tags: ['views'],
  parameters: answers([], { user: fixtures.backer }),
  args: {
    texts: { name: 'The tool is here', description: 'It weighs <b>900 kg</b>, and it is ours.' },
    isForBackers: false,
  },
})

const rejects = rejecting('sendTestUpdate')

const t = (context: PlayContext) => wordsOf(context, 'updates')
const open = async (context: PlayContext) =>
  context.userEvent.click(await context.canvas.findByText(t(context)('asMail')))
const isShown = async (context: PlayContext) => {
  // The words before it are of the page's language.
  const frame = await context.canvas.findByTitle(/Update: The tool is here$/)
  await expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('900 kg'))
  // It runs nothing, and leads nowhere.
  await expect(frame).toHaveAttribute('sandbox', '')
}

/** As the platform writes it: subject, e-mail, and the text for those who read no HTML. */
export const Reading = meta.story(sending(open, isShown))
Reading.test('shows its text', async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByText('Preview as plain text'))
  await expect(await canvas.findByText(/Read the update:/)).toBeVisible()
})
/** Followers without a pledge get less of an update for backers. */
export const ForBackers = meta.story({
  args: { isForBackers: true },
  play: async (context) => {
    await open(context)
    await expect(await context.canvas.findByText(/get the title alone/)).toBeVisible()
  },
})
/** No e-mail is written of nothing. */
export const Unwritten = meta.story({
  args: { texts: null },
  play: async (context) => {
    const { canvas } = context
    await open(context)
    await waitFor(() => expect(canvas.getAllByText('Write a title and a text first.')[0]).toBeVisible())
    await expect(
      await canvas.findByRole('button', { name: 'Send me a test e-mail' }),
    ).toHaveAccessibleDescription('Write a title and a text first.')
  },
})

export const PreviewRegexFail = Reading.extend(
  rejected('previewUpdateMail', 'REGEX_FAIL', /characters that are not allowed/, { focus: 'stays' }),
)
export const PreviewNotFound = Reading.extend(
  rejected('previewUpdateMail', 'NOT_FOUND', /could not find/, { field: 'project', focus: 'stays' }),
)
export const PreviewMissingPermission = Reading.extend(
  rejected('previewUpdateMail', 'MISSING_PERMISSION', /do not have access/, { focus: 'stays' }),
)
export const PreviewNetworkFailure = Reading.extend(
  rejected('previewUpdateMail', 'NETWORK_FAILURE', /could not reach the server/, { focus: 'stays' }),
)
PreviewNetworkFailure.test('recovers', recovers(tryAgain, isShown))

const send = async (context: PlayContext) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name: t(context)('mail.test') }))
const isSent = async (context: PlayContext) => {
  await expect(
    await context.canvas.findByText(t(context)('mail.sent', { email: fixtures.backer.email })),
  ).toBeVisible()
}
/** To the person's own address. */
export const Testing = meta.story(sending(send, isSent))
/** An address that nobody confirmed may be somebody else's. */
export const TestNotYetConfirm = Testing.extend(rejects('NOT_YET_CONFIRM', /[Cc]onfirm your e-mail/))
export const TestRateLimited = Testing.extend(
  rejects('RATE_LIMITED', /Try again in 1 minute/, { params: { seconds: 60 } }),
)
export const TestRegexFail = Testing.extend(rejects('REGEX_FAIL', /characters that are not allowed/))
export const TestNotFound = Testing.extend(rejects('NOT_FOUND', /could not find/, 'project'))
export const TestMissingPermission = Testing.extend(rejects('MISSING_PERMISSION', /do not have access/))
export const TestNetworkFailure = Testing.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
TestNetworkFailure.test('recovers', recovers(send, isSent))
