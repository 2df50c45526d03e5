import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import { cropSquare, dragged, type Size, wholeCrop, zoomMax } from './crop.ts'
import { cutPicture } from './cut-picture.ts'
import * as styles from './edit.css.ts'

export interface CropPictureProps {
  /** A JPEG, PNG or GIF. */
  readonly file: File
  readonly type: string
  readonly onUse: (picture: File) => Promise<unknown>
  readonly onDone: () => void
  readonly onBack: () => void
  /** Called when the browser cannot decode it. */
  readonly onUnreadable: () => void
}

/** Chooses the part of a picture to show: by dragging, or by three sliders for people who cannot drag. */
export function CropPicture({ file, type, onUse, onDone, onBack, onUnreadable }: CropPictureProps) {
  const { t } = useTranslation('user')
  const [url, setUrl] = useState<string>()
  const [size, setSize] = useState<Size | null>(null)
  const [crop, setCrop] = useState(wholeCrop)
  const image = useRef<HTMLImageElement>(null)
  const held = useRef<{ x: number; y: number } | null>(null)
  const using = useAction(async () => {
    if (image.current) await onUse(await cutPicture(image.current, crop, type))
    onDone()
  })
  const alert = useRejectionFocus(using.failure)

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const last = held.current
    if (!last || !size) return
    const by = { x: event.clientX - last.x, y: event.clientY - last.y }
    held.current = { x: event.clientX, y: event.clientY }
    const stage = event.currentTarget.clientWidth
    setCrop((before) => dragged(size, before, by, stage))
  }
  const place = () => {
    if (!size) return { visibility: 'hidden' as const }
    const { x, y, side } = cropSquare(size, crop)
    const share = (pixels: number) => `${(pixels / side) * 100}%`
    return {
      left: share(-x),
      top: share(-y),
      inlineSize: share(size.width),
      blockSize: share(size.height),
    }
  }

  return (
    <Stack gap={16}>
      <div
        className={styles.stage}
        onPointerDown={(event) => {
          held.current = { x: event.clientX, y: event.clientY }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null
        }}
        onPointerCancel={() => {
          held.current = null
        }}
      >
        {url && (
          <img
            ref={image}
            src={url}
            alt={t('private.edit.crop.stage')}
            className={styles.image}
            style={place()}
            onLoad={({ currentTarget }) =>
              setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={onUnreadable}
          />
        )}
      </div>
      <div className={styles.sliders}>
        {(['zoom', 'across', 'down'] as const).map((name) => (
          <label key={name} className={styles.slider}>
            {t(`private.edit.crop.${name}`)}
            <input
              type="range"
              className={styles.range}
              min={name === 'zoom' ? 1 : 0}
              max={name === 'zoom' ? zoomMax : 1}
              step={name === 'zoom' ? 0.1 : 0.02}
              value={crop[name]}
              onChange={(event) => setCrop({ ...crop, [name]: Number(event.target.value) })}
            />
          </label>
        ))}
      </div>
      {using.failure && <RejectionAlert ref={alert} failure={using.failure} />}
      <div className={styles.end}>
        <Button variant="line" onClick={onBack}>
          {t('private.edit.crop.back')}
        </Button>
        <Button
          pending={using.pending || !size}
          pendingLabel={t('private.edit.crop.using')}
          onClick={() => void using.run()}
        >
          {t('private.edit.crop.use')}
        </Button>
      </div>
    </Stack>
  )
}
