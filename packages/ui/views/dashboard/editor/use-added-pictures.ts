import type { Image } from '@kindling/api-client/model/wire'
import { IMAGE_RULES } from '@kindling/validation/limits'
import { imageIdOf } from '@kindling/validation/rules/image-id'
import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Action, useAction } from '../../shared/use-action.ts'
import { cropped, measure } from '../crop/picture-file.ts'
import { addPicture, type StoryPictures } from './pictures.ts'

export interface Adding {
  readonly uploading: Action<[File]>
  readonly chooser: RefObject<HTMLInputElement | null>
  /** Opens the device's files, or the pictures that are there; undefined where there is nothing to add. */
  readonly open: (() => void) | undefined
  readonly state: 'closed' | 'open' | 'uploading'
  /** Sends the picture again that was not added. */
  readonly again: () => void
  readonly choose: (image: Image) => void
  /** Files that were pasted or dropped; false where they are no pictures, or none may be added. */
  readonly take: (files: readonly File[]) => boolean
  /** Whether this picture was added a moment ago; said once, so that it is focused once. */
  readonly wasAdded: (id: string) => boolean
}

const { types, maxBytes } = IMAGE_RULES.description
const isPicture = ({ type }: File) => (types as readonly string[]).includes(type)

/** A photograph is often larger than may be sent: as JPEG of its own size it rarely is. */
async function small(file: File): Promise<File> {
  if (file.size <= maxBytes) return file
  const size = await measure(file)
  return size ? cropped(file, { x: 0, y: 0, ...size }, 'description') : file
}

/** Adds pictures to a text: from the device, from the clipboard, or of those that the project has. */
export function useAddedPictures(
  editor: Editor | null,
  pictures: StoryPictures | undefined,
): Adding & { readonly known: ReadonlyMap<string, Image> } {
  const { images = [], upload } = pictures ?? {}
  const [known] = useState(() => new Map(images.map((image) => [imageIdOf(image), image])))
  const chooser = useRef<HTMLInputElement>(null)
  const sent = useRef<File>(null)
  const [isOpen, setOpen] = useState(false)
  const added = useRef<string>(null)
  useEffect(() => {
    for (const image of images) known.set(imageIdOf(image), image)
  }, [images, known])
  const show = (image: Image) => {
    const id = imageIdOf(image)
    known.set(id, image)
    added.current = id
    if (editor) addPicture(editor, id)
    setOpen(false)
  }
  const uploading = useAction(async (file: File) => {
    sent.current = file
    const image = await upload?.(await small(file))
    if (image) show(image)
  })
  return {
    known,
    chooser,
    uploading,
    wasAdded: (id) => {
      const isIt = added.current === id
      if (isIt) added.current = null
      return isIt
    },
    state: uploading.pending ? 'uploading' : isOpen ? 'open' : 'closed',
    open: upload ? () => chooser.current?.click() : images.length > 0 ? () => setOpen(!isOpen) : undefined,
    again: () => sent.current && void uploading.run(sent.current),
    choose: show,
    take: (files) => {
      const file = files.find(isPicture)
      if (!file || !upload) return false
      void uploading.run(file)
      return true
    },
  }
}
