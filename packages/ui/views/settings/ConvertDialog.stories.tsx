import { convertAccount } from '@kindling/api-client/contract/account'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, inDialog, type PlayContext, rejectedAtField, tryAgain } from '../shared/story-plays.ts'
import { recovers, rejecting, sending, unanswered, unreadable } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ConvertDialog } from './ConvertDialog.tsx'

const close = fn()
const meta = preview.meta({
  title: 'Views/Settings/Set a password',
  component: ConvertDialog,
  tags: ['views'],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '760px' } },
    ...answers(),
  },
  args: {
    email: fixtures.backer.email,
    // The real client, against the platform that the story plays.
    onConvert: (body) => storyClient(convertAccount, { body }),
    onClose: close,
  },
  beforeEach: () => {
    close.mockClear()
  },
})

const rejects = rejecting('convertAccount')

const password = 'copper kettle'

async function convert(shown: PlayContext, again = password) {
  const context = inDialog(shown)
  const t = wordsOf(context, 'settings')
  await fill(context, t('convert.password'), password)
  await fill(context, t('convert.again'), again)
  await context.userEvent.click(screen.getByRole('button', { name: t('convert.submit') }))
}
const converted = () => waitFor(() => expect(close).toHaveBeenCalledTimes(1))
const labels = { email: 'settings:convert.email', password: 'settings:convert.password' }
/** The provider's e-mail may be kept. */
export const Default = meta.story(sending((context) => convert(context), converted, undefined, labels))
export const Malformed = Default.extend(unreadable('convertAccount'))
export const Form = meta.story({
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Set a password' })).toHaveAccessibleDescription(
      '8 more characters.',
    )
  },
})
export const TheTwoDiffer = meta.story({
  play: async (shown) => {
    const context = inDialog(shown)
    await convert(context, 'copper kettel')
    await rejectedAtField(context, 'Password again', /The two passwords differ/, 'copper kettel')
  },
})
export const Pending = Default.extend(unanswered('convertAccount', 'settings:convert.pending'))
export const EmailMissing = Default.extend(rejects('EMAIL_MISSING', /Enter your e-mail address/, 'email'))
export const PasswordMissing = Default.extend(
  rejects('PASSWORD_MISSING', /Choose a new password/, {
    field: 'password',
    words: 'errors:PASSWORD_MISSING.new_password',
  }),
)
export const EmailInvalid = Default.extend(
  rejects('INVALID_VALUE', /Enter an e-mail address such as/, 'email'),
)
export const ValueExists = Default.extend(
  rejects('VALUE_EXISTS', /Another account has this e-mail/, {
    words: 'errors:forms.convert.email.VALUE_EXISTS',
    field: 'email',
  }),
)
export const Short = Default.extend(
  rejects('ITERABLE_LENGTH_SHORT', /at least 8 characters/, {
    field: 'password',
    words: 'errors:ITERABLE_LENGTH_SHORT.new_password',
  }),
)
export const Long = Default.extend(
  rejects('ITERABLE_LENGTH_LONG', /at most 128 characters/, {
    field: 'password',
    words: 'errors:ITERABLE_LENGTH_LONG.new_password',
  }),
)
export const Common = Default.extend(rejects('REGEX_FAIL', /on lists of leaked passwords/, 'password'))
export const InvalidState = Default.extend(rejects('INVALID_STATE', /This is not allowed right now/))
InvalidState.test(
  'recovers',
  recovers((context) => tryAgain(inDialog(context)), converted),
)
