import { removeAvatar, setAvatar, updateMe } from '@kindling/api-client/contract/account'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type Play, type PlayContext, rejectedAtField } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { EditProfileDialog } from './EditProfileDialog.tsx'

const closed = fn()
const saved = fn()
const sent = fn()
const user = { ...fixtures.backer, bio: 'I repair radios.' }
const pictured = {
  ...user,
  image: {
    url: '/media/fernhill-kettle-main-320.webp',
    width: 320,
    height: 427,
    color: '#c5ae8a',
    alt: '',
    sources: [],
  },
}

const meta = preview.meta({
  title: 'Views/Profile/Edit profile',
  component: EditProfileDialog,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: {
    user,
    onSave: async (body) => {
      await storyClient(updateMe, { body })
      saved(body)
    },
    onPicture: async (file: File) => sent((await storyClient(setAvatar, { body: { file } })) && file),
    onRemovePicture: () => storyClient(removeAvatar, {}),
    onClose: closed,
  },
  beforeEach: () => {
    for (const each of [closed, saved, sent]) each.mockClear()
  },
})

const rejects = rejecting('updateMe')

/** The dialog is rendered beside the canvas, not in it. */
const inDialog = <Context extends PlayContext>(context: Context): Context => ({
  ...context,
  canvas: within(screen.getByRole('dialog')) as Context['canvas'],
})
const dialog =
  (play: Play): Play =>
  async (context) =>
    play(inDialog(context))
const save = (context: PlayContext) =>
  context.userEvent.click(screen.getByRole('button', { name: wordsOf(context, 'user')('private.edit.save') }))
const rename = (context: PlayContext) =>
  fill(inDialog(context), new RegExp(`^${wordsOf(context, 'user')('private.edit.name')}`), 'Mara L.')
async function renameAndSave(context: PlayContext) {
  await rename(context)
  await save(context)
}
const isClosed = () => waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
const isSent = () => waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
const isGone = () => waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
const removePicture = (context: PlayContext) =>
  context.userEvent.click(
    screen.getByRole('button', { name: wordsOf(context, 'user')('private.edit.picture.remove') }),
  )
async function choosePicture(context: PlayContext) {
  await rename(context)
  await choose(context, await pictureOf())
  await use(context)
}

/** A picture, 90 wide and 60 high. */
async function pictureOf(type = 'image/png', name = 'halifax-pier.png'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 90
  canvas.height = 60
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.fillStyle = 'tomato'
  context.fillRect(0, 0, 90, 60)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type))
  return new File([blob ?? ''], name, { type })
}
async function choose({ userEvent }: PlayContext, file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('Nothing takes a file')
  await userEvent.upload(input, file)
}
const use = async (context: PlayContext) => {
  const name = wordsOf(context, 'user')('private.edit.crop.use')
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await context.userEvent.click(button)
}

export const Default = meta.story({
  play: dialog(async (context) => {
    const { canvas, userEvent } = context
    await fill(context, /^Name/, 'Mara Okafor')
    await fill(context, 'Website', 'marasbench.example')
    await userEvent.click(await canvas.findByRole('switch', { name: 'Show what I back' }))
    await save(context)
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
    await expect(saved).toHaveBeenCalledWith({
      name: 'Mara Okafor',
      location: 'Montréal, Canada',
      website: 'marasbench.example',
      bio: 'I repair radios.',
      public_pledges: false,
    })
  }),
})
export const Renaming = meta.story(sending(renameAndSave, isClosed))
export const Picturing = meta.story(sending(choosePicture, isSent))
export const Counts = meta.story({
  play: dialog(async (context) => {
    await fill(context, /^Name/, '😀'.repeat(41))
    await expect(await context.canvas.findByText('41 of 40')).toBeVisible()
    await save(context)
    await rejectedAtField(context, /^Name/, /at most 40 characters/, '😀'.repeat(41))
    await expect(saved).not.toHaveBeenCalled()
  }),
})
/** Spec 1 §5: user.private.edit.errors.link. */
export const NoWebsite = meta.story({
  play: dialog(async (context) => {
    for (const wrong of ['maras bench', 'javascript:alert(1)']) {
      await fill(context, 'Website', wrong)
      await save(context)
      await rejectedAtField(context, 'Website', /Please enter a valid website/, wrong)
    }
    await expect(saved).not.toHaveBeenCalled()
  }),
})
export const Saving = meta.story({
  parameters: answers([pending('updateMe')]),
  play: dialog(async (context) => {
    await save(context)
    await expect(await context.canvas.findByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy')
  }),
})
export const Crop = meta.story({
  play: dialog(async (context) => {
    const { canvas } = context
    await choose(context, await pictureOf())
    await expect(await canvas.findByRole('heading', { name: 'Choose the part that shows' })).toBeVisible()
    const across = await canvas.findByRole('slider', { name: 'Left and right' })
    across.focus()
    await context.userEvent.keyboard('{ArrowRight}')
    await use(context)
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    const file = sent.mock.calls[0]?.[0] as File
    await expect([file.name, file.type]).toEqual(['picture.png', 'image/png'])
    const { width, height } = await createImageBitmap(file)
    await expect([width, height]).toEqual([512, 512])
    await expect(await canvas.findByRole('heading', { name: 'Edit profile' })).toBeVisible()
  }),
})
export const Cropping = meta.story({
  play: dialog(async (context) => {
    await choose(context, await pictureOf('image/jpeg', 'me.jpg'))
    await context.canvas.findByRole('slider', { name: 'Zoom' })
  }),
})
export const TooBig = meta.story({
  play: dialog(async (context) => {
    const rest = new Uint8Array(3.4 * 1024 * 1024)
    await choose(context, new File([await pictureOf(), rest], 'halifax-pier.png', { type: 'image/png' }))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'halifax-pier.png is 3.4 MB. The limit is 2 MB.',
    )
  }),
})
/** The type comes from the file's bytes, not from its name. */
export const NoPicture = meta.story({
  play: dialog(async (context) => {
    await choose(context, new File(['<svg/>'], 'me.png', { type: 'image/png' }))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('PNG, JPEG, GIF')
  }),
})
export const Unreadable = meta.story({
  play: dialog(async (context) => {
    const broken = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
    await choose(context, new File([broken], 'broken.png', { type: 'image/png' }))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'broken.png cannot be read as a picture.',
    )
  }),
})
export const Removed = meta.story({
  args: { user: pictured },
  ...sending(removePicture, async (context) => {
    const name = wordsOf(context, 'user')('private.edit.picture.remove')
    await waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy'))
    await isGone()
  }),
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** The message is beside the field, with an example. */
export const SaveInvalidValue = Renaming.extend(
  rejects('INVALID_VALUE', /Please enter a valid website/, {
    field: 'website',
    at: 'user:private.edit.website',
    words: 'user:private.edit.errors.link',
  }),
)
SaveInvalidValue.test('recovers once it is changed', async (context) => {
  await fill({ ...context, canvas: within(document.body) }, 'Website', 'https://marasbench.example')
  await recovers(save, isClosed)(context)
})
/** The message is beside the field. */
export const SaveRegexFail = Renaming.extend(
  rejects('REGEX_FAIL', /characters that are not allowed/, {
    field: 'location',
    at: 'user:private.edit.location',
  }),
)
/** The message is beside the field, with the maximum length. */
export const SaveIterableLengthLong = Renaming.extend(
  rejects('ITERABLE_LENGTH_LONG', /at most 500 characters/, {
    field: 'bio',
    at: 'user:private.edit.bio',
  }),
)
/** The form keeps every value; the button retries. */
export const SaveNetworkFailure = Renaming.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
/** The form keeps every value; the button retries. */
export const SaveRequestTimeout = Renaming.extend(rejects('REQUEST_TIMEOUT', /took too long/))
/** The form keeps every value; the button retries. */
export const SaveExternalError = Renaming.extend(rejects('EXTERNAL_ERROR', /nothing was changed/))
/** The message is over the buttons; the page behind redirects to the login. */
export const SaveRestrictedArea = Renaming.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
SaveRestrictedArea.test('recovers', recovers(save, isClosed))

/** The crop stays; the person can choose another file. */
export const PictureFileType = Picturing.extend(
  rejected('setAvatar', 'FILE_TYPE', /one of these types: PNG, JPEG, GIF/, 'file'),
)
/** The crop stays; the person can choose another file. */
export const PictureFileSizeBig = Picturing.extend(
  rejected('setAvatar', 'FILE_SIZE_BIG', /at most 2 MB/, 'file'),
)
/** The crop stays; the person can choose another file. */
export const PictureInvalidFileDimension = Picturing.extend(
  rejected('setAvatar', 'INVALID_FILE_DIMENSION', /too large. Choose one of at most 6000 × 6000 pixels/, {
    field: 'file',
    params: { width: 6000, height: 6000 },
  }),
)
/** The crop stays; the same button retries. */
export const PictureFileUploadError = Picturing.extend(
  rejected('setAvatar', 'FILE_UPLOAD_ERROR', /The file was not uploaded/, 'file'),
)
PictureFileUploadError.test('recovers', recovers(use, isSent))

/** The crop stays until a retry is allowed. */
export const PictureRateLimited = Picturing.extend(
  rejected('setAvatar', 'RATE_LIMITED', /Too many tries/, { params: { seconds: 60 } }),
)
/** The message is over the buttons; the page behind redirects to the login. */
export const PictureRestrictedArea = Picturing.extend(
  rejected('setAvatar', 'RESTRICTED_AREA', /Log in to continue/),
)
/** The message is beside the picture, which is still there. */
export const RemoveExternalError = Removed.extend(
  rejected('removeAvatar', 'EXTERNAL_ERROR', /nothing was changed/, { focus: 'stays' }),
)
RemoveExternalError.test('recovers', recovers(removePicture, isGone))

/** The message is beside the picture; the page behind redirects to the login. */
export const RemoveRestrictedArea = Removed.extend(
  rejected('removeAvatar', 'RESTRICTED_AREA', /Log in to continue/, { focus: 'stays' }),
)
