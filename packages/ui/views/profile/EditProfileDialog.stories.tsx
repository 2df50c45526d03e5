import { removeAvatar, setAvatar, updateMe } from '@kindling/api-client/contract/account'
import { answers, fails, fixtures, pending } from '@kindling/api-client/scenarios'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import {
  fill,
  heal,
  type Play,
  type PlayContext,
  refusedAtField,
  refusedInAlert,
} from '../shared/story-plays.ts'
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

/** The dialog stands beside the canvas, not in it. */
const inDialog = <Context extends PlayContext>(context: Context): Context => ({
  ...context,
  canvas: within(screen.getByRole('dialog')) as Context['canvas'],
})
const dialog =
  (play: Play): Play =>
  async (context) =>
    play(inDialog(context))
const save = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save profile' }))

const refusedBeside = (label: RegExp, words: RegExp, typed: string): Play =>
  dialog(async (context) => {
    await fill(context, /^Name/, 'Mara L.')
    await save(context)
    await refusedAtField(context, label, words, typed)
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Mara L.')
    heal(context)
    await save(context)
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  })
const refusedOver = (words: RegExp): Play =>
  dialog(async (context) => {
    await fill(context, /^Name/, 'Mara L.')
    await save(context)
    await refusedInAlert(context, words)
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Mara L.')
    heal(context)
    await save(context)
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  })

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
const use = async ({ canvas, userEvent }: PlayContext) => {
  const button = await canvas.findByRole('button', { name: 'Use picture' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button)
}
/** The part that was chosen stays; the same button sends it again. */
const pictureRefused = (words: RegExp): Play =>
  dialog(async (context) => {
    await fill(context, /^Name/, 'Mara L.')
    await choose(context, await pictureOf())
    await use(context)
    await refusedInAlert(context, words)
    heal(context)
    await use(context)
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    await expect(context.canvas.getByLabelText(/^Name/)).toHaveValue('Mara L.')
  })
const notRemoved = (words: RegExp): Play =>
  dialog(async (context) => {
    const { canvas, userEvent } = context
    const button = canvas.getByRole('button', { name: 'Remove' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words)
    heal(context)
    await userEvent.click(button)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  })

export const Default = meta.story({
  play: dialog(async (context) => {
    const { canvas, userEvent } = context
    await fill(context, /^Name/, 'Mara Okafor')
    await fill(context, 'Website', 'marasbench.example')
    await userEvent.click(canvas.getByRole('switch', { name: 'Show what I back' }))
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
export const Counts = meta.story({
  play: dialog(async (context) => {
    await fill(context, /^Name/, '😀'.repeat(41))
    await expect(context.canvas.getByText('41 of 40')).toBeVisible()
    await save(context)
    await refusedAtField(context, /^Name/, /at most 40 characters/, '😀'.repeat(41))
    await expect(saved).not.toHaveBeenCalled()
  }),
})
/** Spec 1 §5: user.private.edit.errors.link. */
export const NoWebsite = meta.story({
  play: dialog(async (context) => {
    for (const wrong of ['maras bench', 'javascript:alert(1)']) {
      await fill(context, 'Website', wrong)
      await save(context)
      await refusedAtField(context, 'Website', /Please enter a valid website/, wrong)
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
    await expect(canvas.getByRole('heading', { name: 'Edit profile' })).toBeVisible()
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
/** Told by its bytes, whatever it is called. */
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
  play: dialog(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove' })).not.toHaveAttribute('aria-busy'),
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  }),
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

/** Beside the field, with an example. */
export const SaveInvalidValue = meta.story({
  parameters: fails('updateMe', 'INVALID_VALUE', { field: 'website' }),
  play: refusedBeside(/^Website/, /Please enter a valid website/, ''),
})
/** Beside the field. */
export const SaveRegexFail = meta.story({
  parameters: fails('updateMe', 'REGEX_FAIL', { field: 'location' }),
  play: refusedBeside(/^Location/, /characters that are not allowed/, 'Montréal, Canada'),
})
/** Beside the field, with how long it may be. */
export const SaveIterableLengthLong = meta.story({
  parameters: fails('updateMe', 'ITERABLE_LENGTH_LONG', { field: 'bio', params: { min: 0, max: 400 } }),
  play: refusedBeside(/^About you/, /at most 400 characters/, 'I repair radios.'),
})
/** The form keeps every word; the button sends it again. */
export const SaveNetworkFailure = meta.story({
  parameters: fails('updateMe', 'NETWORK_FAILURE'),
  play: refusedOver(/could not reach the server/),
})
/** The form keeps every word; the button sends it again. */
export const SaveRequestTimeout = meta.story({
  parameters: fails('updateMe', 'REQUEST_TIMEOUT'),
  play: refusedOver(/took too long/),
})
/** The form keeps every word; the button sends it again. */
export const SaveExternalError = meta.story({
  parameters: fails('updateMe', 'EXTERNAL_ERROR'),
  play: refusedOver(/nothing was changed/),
})
/** Said over the buttons; the page behind leads to the login. */
export const SaveRestrictedArea = meta.story({
  parameters: fails('updateMe', 'RESTRICTED_AREA'),
  play: refusedOver(/Log in to continue/),
})
/** The crop stays; another file is one press away. */
export const PictureFileType = meta.story({
  parameters: fails('setAvatar', 'FILE_TYPE', { field: 'file', params: { types: 'PNG, JPEG, GIF' } }),
  play: pictureRefused(/one of these kinds: PNG, JPEG, GIF/),
})
/** The crop stays; another file is one press away. */
export const PictureFileSizeBig = meta.story({
  parameters: fails('setAvatar', 'FILE_SIZE_BIG', { field: 'file', params: { max: 2 } }),
  play: pictureRefused(/at most 2 MB/),
})
/** The crop stays; another file is one press away. */
export const PictureInvalidFileDimension = meta.story({
  parameters: fails('setAvatar', 'INVALID_FILE_DIMENSION', {
    field: 'file',
    params: { width: 6000, height: 6000 },
  }),
  play: pictureRefused(/too large. Choose one of at most 6000 × 6000 pixels/),
})
/** The crop stays; the same button tries again. */
export const PictureFileUploadError = meta.story({
  parameters: fails('setAvatar', 'FILE_UPLOAD_ERROR', { field: 'file' }),
  play: pictureRefused(/The file was not uploaded/),
})
/** The crop stays until there may be another try. */
export const PictureRateLimited = meta.story({
  parameters: fails('setAvatar', 'RATE_LIMITED', { params: { seconds: 60 } }),
  play: pictureRefused(/Too many tries/),
})
/** The crop stays; the same button tries again. */
export const PictureNetworkFailure = meta.story({
  parameters: fails('setAvatar', 'NETWORK_FAILURE'),
  play: pictureRefused(/could not reach the server/),
})
/** The crop stays; the same button tries again. */
export const PictureRequestTimeout = meta.story({
  parameters: fails('setAvatar', 'REQUEST_TIMEOUT'),
  play: pictureRefused(/took too long/),
})
/** The crop stays; the same button tries again. */
export const PictureExternalError = meta.story({
  parameters: fails('setAvatar', 'EXTERNAL_ERROR'),
  play: pictureRefused(/nothing was changed/),
})
/** Said over the buttons; the page behind leads to the login. */
export const PictureRestrictedArea = meta.story({
  parameters: fails('setAvatar', 'RESTRICTED_AREA'),
  play: pictureRefused(/Log in to continue/),
})
/** Beside the picture, which is still there. */
export const RemoveNetworkFailure = meta.story({
  args: { user: pictured },
  parameters: fails('removeAvatar', 'NETWORK_FAILURE'),
  play: notRemoved(/could not reach the server/),
})
/** Beside the picture, which is still there. */
export const RemoveRequestTimeout = meta.story({
  args: { user: pictured },
  parameters: fails('removeAvatar', 'REQUEST_TIMEOUT'),
  play: notRemoved(/took too long/),
})
/** Beside the picture, which is still there. */
export const RemoveExternalError = meta.story({
  args: { user: pictured },
  parameters: fails('removeAvatar', 'EXTERNAL_ERROR'),
  play: notRemoved(/nothing was changed/),
})
/** Beside the picture; the page behind leads to the login. */
export const RemoveRestrictedArea = meta.story({
  args: { user: pictured },
  parameters: fails('removeAvatar', 'RESTRICTED_AREA'),
  play: notRemoved(/Log in to continue/),
})
