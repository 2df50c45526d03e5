import type { Image } from '@kindling/api-client/model/wire'
import { type Editor, Node } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** Pictures that a text may show. */
export interface StoryPictures {
  readonly images: readonly Image[]
  /** Adds one from the device; absent: only those that are there may be shown. */
  readonly upload?: (file: File) => Promise<Image>
}

/** Wide enough for the editor, and no wider. */
const shownAt = ({ url, sources }: Image) => sources.find(({ width }) => width >= 640)?.url ?? url

/**
 * A picture of the project: a block of its own, which is selected, moved and removed as a whole.
 *
 * @param imageOf by its id; undefined for one that is not of this project.
 */
export const picturesOf = (imageOf: (id: string) => Image | undefined) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ id: { default: '' }, alt: { default: '' } }),
    // Only what was copied here: a picture of another site is not one of the project's.
    parseHTML: () => [
      {
        tag: 'img[data-picture]',
        getAttrs: (element) => {
          const id = element.getAttribute('data-picture') ?? ''
          return imageOf(id) ? { id, alt: element.getAttribute('alt') ?? '' } : false
        },
      },
    ],
    renderHTML: ({ node: { attrs } }) => {
      const image = imageOf(attrs.id)
      const size = image && { src: shownAt(image), width: image.width, height: image.height }
      return ['img', { ...size, 'data-picture': attrs.id, alt: attrs.alt }]
    },
  })

export interface SelectedPicture {
  readonly id: string
  readonly alt: string
}

/** The picture that is selected; null: none is. */
export function selectedPicture({ state }: Editor): SelectedPicture | null {
  const { selection } = state
  const isOne = selection instanceof NodeSelection && selection.node.type.name === 'picture'
  return isOne ? (selection.node.attrs as SelectedPicture) : null
}

/** Changes the text of the selected picture, which stays selected. */
export const describePicture = (editor: Editor, alt: string): boolean =>
  editor.commands.command(({ tr }) => {
    tr.setNodeAttribute(tr.selection.from, 'alt', alt)
    return true
  })

/** Shows a picture below the block with the cursor, or in place of an empty line, and selects it. */
export function addPicture(editor: Editor, id: string): void {
  const { selection, doc } = editor.state
  const { $from } = selection
  const block = $from.depth > 0 ? $from.node(1) : null
  const after = block ? $from.after(1) : selection.to
  const from = block?.isTextblock && block.content.size === 0 ? $from.before(1) : after
  const picture = { type: 'picture', attrs: { id, alt: '' } }
  // At the end a line to write on is left.
  const added = after >= doc.content.size ? [picture, { type: 'paragraph' }] : [picture]
  editor.chain().insertContentAt({ from, to: after }, added).setNodeSelection(from).run()
}
