import { answers, fixtures } from '@kindling/api-client/scenarios'
import { PROJECT } from '@kindling/validation/limits'
import preview from '#catalogue/preview'
import { expect, fireEvent, fn, waitFor, within } from '#catalogue/test'
import { fill, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PlayedDashboard } from './story-dashboard.tsx'
import { storyPicture } from './story-picture.ts'

const { emptyDraft, readyDraft } = fixtures

const meta = preview.meta({
  title: 'Views/Dashboard/Pictures',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: readyDraft }) },
  args: { draft: readyDraft, section: 'basics' as const, onRemoved: fn() },
  beforeEach: () => localStorage.clear(),
})

const rejects = rejecting('uploadProjectImage')

const atPicture = { field: 'file', focus: 'stays' } as const
const t = (context: PlayContext) => wordsOf(context, 'dashboard')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))
const isSaved = (context: PlayContext) =>
  waitFor(() =>
    expect(document.querySelector('[data-saving]')).toHaveTextContent(
      t(context)('saved', { time: '' }).trim().split(' ')[0] ?? '',
    ),
  )

async function upload(context: PlayContext) {
  const input = await context.canvas.findByLabelText(t(context)('pictures.main'), { selector: 'input' })
  await context.userEvent.upload(input, await storyPicture())
}
export const Picture = meta.story({
  args: { draft: emptyDraft },
  ...sending(upload, async (context) => {
    await expect(await context.canvas.findByRole('button', { name: t(context)('remove') })).toBeVisible()
  }),
})
/** Another file can be chosen at once. */
export const PictureFileType = Picture.extend(rejects('FILE_TYPE', /PNG, JPEG/, atPicture))
/** Another file can be chosen at once. */
export const PictureFileSizeBig = Picture.extend(rejects('FILE_SIZE_BIG', /at most 2 MB/, atPicture))
/** Another file can be chosen; the rule stands beside it. */
export const PictureAspectRatio = Picture.extend(rejects('IMAGE_ASPECT_RATIO', /3:4/, atPicture))
/** Another file can be chosen; the rule stands beside it. */
export const PictureDimensions = Picture.extend(rejects('IMAGE_DIMENSIONS', /900 × 1200/, atPicture))
/** The same file can be chosen again. */
export const PictureUploadError = Picture.extend(rejects('FILE_UPLOAD_ERROR', /was not uploaded/, atPicture))
export const PictureMaxCount = Picture.extend(
  rejects('MAX_COUNT', /no more than 10/, { field: 'images', focus: 'stays' }),
)

const description = (context: PlayContext) => t(context)('fields.description')
/** The text and its tools, once the editor is here. */
async function editorOf(context: PlayContext): Promise<HTMLElement> {
  await context.canvas.findByRole('button', { name: t(context)('description.picture') })
  return context.canvas.getByRole('textbox', { name: description(context) })
}
async function addToText(context: PlayContext) {
  const editor = await editorOf(context)
  await context.userEvent.click(editor.querySelector('p') ?? editor)
  const input = context.canvas.getByLabelText(t(context)('description.picture'), { selector: 'input' })
  await context.userEvent.upload(input, await storyPicture())
}
const saysItsText = async (context: PlayContext) => {
  const field = await context.canvas.findByLabelText(t(context)('description.pictureText'))
  await waitFor(() => expect(field).toHaveFocus())
  await context.userEvent.keyboard('The lid, held by one screw.')
  await isSaved(context)
  const editor = await editorOf(context)
  await expect(await within(editor).findByRole('img', { name: 'The lid, held by one screw.' })).toBeVisible()
}
const namesAtFirst: (string | null)[] = []
/** The text has its name as soon as it is there: nobody who reads by ear meets one without. */
export const NamedAtOnce = meta.story({
  beforeEach: () => {
    namesAtFirst.length = 0
    const seen = new WeakSet<Element>()
    const watcher = new MutationObserver(() => {
      for (const each of document.querySelectorAll('[contenteditable="true"]')) {
        if (!seen.has(each)) namesAtFirst.push(each.getAttribute('aria-label'))
        seen.add(each)
      }
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => watcher.disconnect()
  },
  play: async (context) => {
    await editorOf(context)
    await expect(namesAtFirst).toEqual([description(context)])
  },
})
/** Below the paragraph with the cursor; its text is asked for at once. */
export const PictureInTheText = meta.story(sending(addToText, saysItsText))
/** The picture is sent again, without being chosen again. */
export const PictureInTheTextNetworkFailure = PictureInTheText.extend(
  rejected('uploadProjectImage', 'NETWORK_FAILURE', /could not reach the server/, { focus: 'stays' }),
)
PictureInTheTextNetworkFailure.test(
  'recovers',
  recovers((context) => press(context, t(context)('tryAgain')), saysItsText),
)
/** Fifty are there, and the text names each. */
export const PictureInTheTextMaxCount = PictureInTheText.extend(
  rejected('uploadProjectImage', 'MAX_COUNT', /at most 50/, {
    field: 'description',
    params: { max: 50 },
    focus: 'stays',
  }),
)
/** Office programs send a picture of the words beside them: the words are pasted, and no picture is sent. */
export const WordsPastedWithAPicture = meta.story({
  play: async (context) => {
    const editor = await editorOf(context)
    await context.userEvent.click(editor.querySelector('p') ?? editor)
    const data = new DataTransfer()
    data.setData('text/plain', 'Pressed in Sheffield.')
    data.items.add(await storyPicture())
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    await waitFor(() => expect(editor).toHaveTextContent('Pressed in Sheffield.'))
    await expect(within(editor).queryAllByRole('img')).toHaveLength(1)
    await expect(context.canvas.queryByText(t(context)('description.pictureUploading'))).toBeNull()
  },
})
/** A screenshot alone is added. */
export const PicturePasted = meta.story({
  play: async (context) => {
    const editor = await editorOf(context)
    await context.userEvent.click(editor.querySelector('p') ?? editor)
    const data = new DataTransfer()
    data.items.add(await storyPicture())
    editor.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    await saysItsText(context)
  },
})
/** After one was added, another one that is selected leaves focus where it is: in the text. */
export const AnotherPictureSelected = meta.story({
  play: async (context) => {
    await addToText(context)
    await saysItsText(context)
    const editor = await editorOf(context)
    const [first] = within(editor).getAllByRole('img', { name: /lid and its seal/i })
    if (!first) throw new Error('The first picture is gone')
    await context.userEvent.click(first)
    await waitFor(() =>
      expect(context.canvas.getByLabelText(t(context)('description.pictureText'))).toHaveValue(
        first.getAttribute('alt'),
      ),
    )
    await waitFor(() => expect(editor).toHaveFocus())
  },
})
/** One that is selected shows its text, and goes with one press; Undo brings it back. */
export const PictureOfTheTextRemoved = meta.story({
  play: async (context) => {
    const editor = await editorOf(context)
    const picture = within(editor).getByRole('img')
    await context.userEvent.click(picture)
    await expect(await context.canvas.findByLabelText(t(context)('description.pictureText'))).toHaveValue(
      picture.getAttribute('alt'),
    )
    await press(context, t(context)('description.pictureRemove'))
    await waitFor(() => expect(within(editor).queryByRole('img')).toBeNull())
    await isSaved(context)
    await press(context, t(context)('description.undo'))
    await waitFor(() => expect(within(editor).getByRole('img')).toBeVisible())
  },
})

const text = 'A green kettle on a camping stove, its lid beside it.'
async function describe(context: PlayContext) {
  await fill(context, t(context)('pictures.textOf', { number: 1 }), text)
  await context.userEvent.tab()
}
/** A text for people who do not see the picture; it saves itself. */
export const Described = meta.story(sending(describe, isSaved))
const beside = { focus: 'stays', by: 'status' } as const
/** The text stays, here and in the browser. */
export const TextNetworkFailure = Described.extend(
  rejected('updateProject', 'NETWORK_FAILURE', /could not reach the server/, beside),
)
TextNetworkFailure.test(
  'recovers',
  recovers((context) => press(context, t(context)('tryAgain')), isSaved),
)
/** Another member described the same picture: the person says whose text stays. */
export const TextConflict = Described.extend(
  rejected('updateProject', 'INTEGRITY_ERROR', /Somebody of your team changed the same field/, {
    field: 'image_texts',
    words: 'dashboard:conflict.title',
    focus: 'stays',
  }),
)
TextConflict.test(
  'keeps one’s own',
  recovers((context) => press(context, t(context)('conflict.mine')), isSaved),
)
/** Nothing is cut: the text stays as it is, and is saved once it is shorter. */
export const TextTooLong = meta.story({
  play: async (context) => {
    const label = t(context)('pictures.text')
    await fill(context, label, 'x'.repeat(PROJECT.imageTextMax + 1))
    await waitFor(() =>
      expect(context.canvas.getByLabelText(label)).toHaveAccessibleDescription(/Use at most 250 characters/),
    )
    await fill(context, label, text)
    await context.userEvent.tab()
    await isSaved(context)
  },
})
const silent = {
  ...readyDraft,
  main_image: readyDraft.main_image && { ...readyDraft.main_image, alt: '' },
}
/** The overview suggests texts where they are missing; publishing does not wait for them. */
export const TextMissing = meta.story({
  args: { draft: silent, section: 'overview' as const },
  parameters: answers([], { draft: silent }),
  play: async (context) => {
    const { canvas } = context
    const name = new RegExp(t(context)('overview.describe', { count: 1 }))
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', '/dashboard/31/basics')
    await expect(
      await canvas.findByRole('button', { name: t(context)('publish.publish') }),
    ).not.toHaveAttribute('aria-disabled', 'true')
  },
})
/** A member who may only read sees the texts and changes none. */
export const ReadAlone = meta.story({
  args: { draft: { ...readyDraft, role: 'VIEWER' as const } },
  play: async (context) => {
    await expect(await context.canvas.findByLabelText(t(context)('pictures.text'))).toBeDisabled()
  },
})

/** Of another shape, and large enough: it is framed before it is sent, and nothing is rejected. */
async function choose(context: PlayContext) {
  const input = await context.canvas.findByLabelText(t(context)('pictures.main'), { selector: 'input' })
  await context.userEvent.upload(input, await storyPicture(2000, 1500))
}
async function crop(context: PlayContext) {
  await choose(context)
  await press(context, t(context)('crop.apply'))
}
const isPlaced = async (context: PlayContext) => {
  await expect(await context.canvas.findByRole('button', { name: t(context)('remove') })).toBeVisible()
  await waitFor(() =>
    expect(context.canvas.queryByRole('button', { name: t(context)('crop.apply') })).toBeNull(),
  )
}
export const WrongShapeCropped = meta.story({ args: { draft: emptyDraft }, ...sending(crop, isPlaced) })
/** The frame stays as it is, and can be sent again. */
export const CropNetworkFailure = WrongShapeCropped.extend(
  rejects('NETWORK_FAILURE', /could not reach the server/, { focus: 'stays' }),
)
CropNetworkFailure.test(
  'recovers',
  recovers((context) => press(context, t(context)('crop.apply')), isPlaced),
)
/** Measured and wanted sizes stand beside two ways out; the frame goes by keys, too. */
export const WrongShape = meta.story({
  args: { draft: emptyDraft },
  play: async (context) => {
    await choose(context)
    const { canvas, userEvent } = context
    await expect(await canvas.findByText(/kettle\.png .*2[,\s\u202f]?000 × 1[,\s\u202f]?500/)).toBeVisible()
    // The largest part with 3:4 is 1125 wide; the smallest that may be sent is 900.
    const size = canvas.getByRole('slider', { name: t(context)('crop.size') })
    await expect(size).toHaveValue('100')
    // A simulated person has no keys for it; the end to end test presses them.
    await fireEvent.change(size, { target: { value: '0' } })
    await waitFor(() => expect(size).toHaveAttribute('aria-valuetext', expect.stringMatching(/^900 × 1/)))
    const frame = document.querySelector<HTMLElement>('.ReactCrop__crop-selection')
    const before = frame?.style.left
    // On a busy machine the frame may still be getting its new size, and takes no key then: a person presses again.
    await waitFor(async () => {
      frame?.focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      expect(frame?.style.left).not.toBe(before)
    })
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  },
})
export const AnotherChosen = WrongShape.extend({
  play: async (context: PlayContext) => {
    await choose(context)
    await press(context, t(context)('crop.another'))
    await waitFor(() =>
      expect(context.canvas.queryByRole('button', { name: t(context)('crop.apply') })).toBeNull(),
    )
  },
})
