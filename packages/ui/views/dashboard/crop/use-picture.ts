import type { ImageKind } from '@kindling/validation/limits'
import { useState } from 'react'
import { type Action, useAction } from '../../shared/use-action.ts'
import { type Area, helpsToCrop, type Size } from './crop-size.ts'
import { cropped, measure } from './picture-file.ts'

/** A chosen picture with its pixels. */
export interface Picked {
  readonly file: File
  readonly size: Size
}

export interface PictureUpload {
  readonly sending: Action<[readonly File[]]>
  readonly cropping: Action<[Area]>
  /** Waits for a frame; the others are saved meanwhile. */
  readonly toCrop: Picked | null
  readonly why: 'wrong' | 'wanted'
  /** Leaves the picture out. */
  readonly leave: () => void
  /** Frames the picture that was sent last anew; null before there is one. */
  readonly again: (() => void) | null
}

/** Sends chosen pictures; one of the wrong shape waits until it is framed, and then its part is sent. */
export function usePictureUpload(kind: ImageKind, send: (file: File) => Promise<unknown>): PictureUpload {
  const [waiting, setWaiting] = useState<readonly Picked[]>([])
  const [why, setWhy] = useState<'wrong' | 'wanted'>('wrong')
  const [last, setLast] = useState<Picked | null>(null)
  const sending = useAction(async (files: readonly File[]) => {
    for (const file of files) {
      const size = await measure(file)
      if (size && helpsToCrop(kind, size)) {
        setWhy('wrong')
        setWaiting((others) => [...others, { file, size }])
      } else {
        await send(file)
        setLast(size && { file, size })
      }
    }
  })
  const [toCrop = null] = waiting
  const leave = () => setWaiting(waiting.slice(1))
  const cropping = useAction(async (area: Area) => {
    if (!toCrop) return
    await send(await cropped(toCrop.file, area, kind))
    setLast(toCrop)
    leave()
  })
  const again = () => {
    if (!last) return
    setWhy('wanted')
    setWaiting([last, ...waiting])
  }
  return { sending, cropping, toCrop, why, leave, again: last && !toCrop ? again : null }
}
