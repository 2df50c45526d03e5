import type { Image } from '@kindling/api-client/model/wire'
import type { ImageKind } from '@kindling/validation/limits'
import { imageIdOf } from '@kindling/validation/rules/image-id'
import { useState } from 'react'
import { type Action, useAction } from '../../shared/use-action.ts'
import { type Area, helpsToCrop, isFramable, type Size } from './crop-size.ts'
import { cropped, measure, storedPicture } from './picture-file.ts'

/** A chosen picture with its pixels. */
export interface Picked {
  readonly file: File
  readonly size: Size
  /** Id of the stored picture that is framed anew, if it is one. */
  readonly replaces?: string
}

export interface PictureUpload {
  readonly sending: Action<[readonly File[]]>
  readonly cropping: Action<[Area]>
  /** Waits for a frame; the others are saved meanwhile. */
  readonly toCrop: Picked | null
  /** Leaves the picture out. */
  readonly leave: () => void
  /** Opens the frame over a stored picture; the name is how it is called. */
  readonly reframing: Action<[image: Image, name: string]>
  /** Whether another part of a stored picture could be shown. */
  readonly canReframe: (image: Image) => boolean
}

type Send = (file: File, replaces?: string) => Promise<{ readonly image: { readonly id: string } }>

/** Sends chosen pictures; one of the wrong shape waits until it is framed, and then its part is sent. */
export function usePictureUpload(kind: ImageKind, send: Send): PictureUpload {
  const [waiting, setWaiting] = useState<readonly Picked[]>([])
  /** What was chosen in this visit, by the id of the picture made of it: more of it may be there than is stored. */
  const [originals, setOriginals] = useState<ReadonlyMap<string, Picked>>(new Map())
  const deliver = async (file: File, original: Picked | null) => {
    const { image } = await send(file, original?.replaces)
    if (original) setOriginals((others) => new Map(others).set(image.id, original))
  }
  const sending = useAction(async (files: readonly File[]) => {
    for (const file of files) {
      const size = await measure(file)
      if (size && helpsToCrop(kind, size)) setWaiting((others) => [...others, { file, size }])
      else await deliver(file, size && { file, size })
    }
  })
  const [toCrop = null] = waiting
  const leave = () => setWaiting(waiting.slice(1))
  const cropping = useAction(async (area: Area) => {
    if (!toCrop) return
    await deliver(await cropped(toCrop.file, area, kind), toCrop)
    leave()
  })
  const reframing = useAction(async (image: Image, name: string) => {
    const replaces = imageIdOf(image)
    const { file, size } = originals.get(replaces) ?? (await storedPicture(image, name))
    setWaiting((others) => [{ file, size, replaces }, ...others.filter((each) => each.replaces !== replaces)])
  })
  const canReframe = (image: Image) => isFramable(kind, originals.get(imageIdOf(image))?.size ?? image)
  return { sending, cropping, toCrop, leave, reframing, canReframe }
}
