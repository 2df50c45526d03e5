import type { ImageKind } from '@kindling/validation/limits'
import { Suspense } from 'react'
import { lazyPart } from '../../../loading/lazy-part.ts'
import type { PictureUpload } from './use-picture.ts'

/** Its library is fetched with the first picture that is framed. */
const CropPanel = lazyPart(async () => (await import('./CropPanel.tsx')).CropPanel)

interface FramingProps {
  readonly kind: ImageKind
  readonly upload: PictureUpload
}

/** The frame over a picture that waits for it. */
export function Framing({ kind, upload: { toCrop, cropping, leave } }: FramingProps) {
  if (!toCrop) return null
  const { file, size, replaces } = toCrop
  return (
    <Suspense fallback={null}>
      <CropPanel
        key={replaces ?? file.name}
        {...{ kind, file, size }}
        why={replaces === undefined ? 'wrong' : 'wanted'}
        pending={cropping.pending}
        onCrop={(area) => void cropping.run(area)}
        onCancel={leave}
      />
    </Suspense>
  )
}
