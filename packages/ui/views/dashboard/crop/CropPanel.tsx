import type { ImageKind } from '@kindling/validation/limits'
import { IMAGE_RULES } from '@kindling/validation/limits'
import cropIcon from 'lucide-react/icons/crop'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import ReactCrop from 'react-image-crop'
import { useFormat } from '../../../format/use-format.ts'
import { Alert } from '../../../primitives/Alert/Alert.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Inline } from '../../../primitives/Inline/Inline.tsx'
import * as styles from './crop.css.ts'
import {
  type Area,
  largestCrop,
  ratioOf,
  type Size,
  scaledCrop,
  sentSize,
  shareOf,
  smallestCrop,
} from './crop-size.ts'

export interface CropPanelProps {
  readonly file: File
  /** Its pixels. */
  readonly size: Size
  readonly kind: ImageKind
  /** `wrong`: as it is, it would be rejected. `wanted`: somebody would like another part of it. */
  readonly why: 'wrong' | 'wanted'
  readonly pending: boolean
  readonly onCrop: (area: Area) => void
  readonly onCancel: () => void
}

/** A frame with the ratio of its place over a picture: it is moved, made larger and smaller, by pointer or keys. */
export function CropPanel({ file, size, kind, why, pending, onCrop, onCancel }: CropPanelProps) {
  const { t } = useTranslation('dashboard')
  const { count } = useFormat()
  const ratio = ratioOf(kind) ?? size.width / size.height
  const [area, setArea] = useState<Area>(() => largestCrop(size, ratio))
  const [url, setUrl] = useState('')
  const sizeId = useId()
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  const least = smallestCrop(kind, size)
  const percent = (part: number, whole: number) => (part / whole) * 100
  const pixels = ({ width, height }: Size) => `${count(width)} × ${count(height)}`
  const sent = sentSize(area)
  const { ratio: rule } = IMAGE_RULES[kind] as { ratio?: { label: string } }
  const measured = { name: file.name, size: pixels(size), ratio: rule?.label ?? '', sent: pixels(sent) }
  return (
    <div className={styles.panel}>
      <div className={styles.frame[why]}>
        {url && (
          <ReactCrop
            aspect={ratio}
            keepSelection
            // What is on the screen is smaller than the picture: percent hold in both.
            crop={{
              unit: '%',
              x: percent(area.x, size.width),
              y: percent(area.y, size.height),
              width: percent(area.width, size.width),
              height: percent(area.height, size.height),
            }}
            ariaLabels={{
              cropArea: t('crop.area'),
              nwDragHandle: t('crop.corner'),
              nDragHandle: t('crop.edge'),
              neDragHandle: t('crop.corner'),
              eDragHandle: t('crop.edge'),
              seDragHandle: t('crop.corner'),
              sDragHandle: t('crop.edge'),
              swDragHandle: t('crop.corner'),
              wDragHandle: t('crop.edge'),
            }}
            disabled={pending}
            onChange={(_, framed) => {
              const width = Math.round((framed.width / 100) * size.width)
              if (width < least.width) return
              const height = Math.min(size.height, Math.round(width / ratio))
              setArea({
                width,
                height,
                x: Math.min(size.width - width, Math.round((framed.x / 100) * size.width)),
                y: Math.min(size.height - height, Math.round((framed.y / 100) * size.height)),
              })
            }}
          >
            <img
              src={url}
              alt={t('crop.picture', { name: file.name })}
              className={styles.picture}
              // The frame of a stored picture may open far below the button that asked for it.
              onLoad={() => why === 'wanted' && slider.current?.focus()}
            />
          </ReactCrop>
        )}
      </div>
      <label className={styles.zoom} htmlFor={sizeId}>
        {t('crop.size')}
        <input
          id={sizeId}
          ref={slider}
          type="range"
          min={0}
          max={100}
          value={Math.round(shareOf(kind, size, area) * 100)}
          aria-valuetext={pixels(area)}
          disabled={pending}
          className={styles.slider}
          onChange={(event) => setArea(scaledCrop(kind, size, area, Number(event.target.value) / 100))}
        />
      </label>
      <Alert
        tone={why === 'wrong' ? 'danger' : 'info'}
        arrival="announced"
        title={t(why === 'wrong' ? 'crop.wrong' : 'crop.wanted', measured)}
      >
        <p>{t('crop.words', measured)}</p>
        <Inline gap={8}>
          <Button size="small" variant="line" icon={cropIcon} pending={pending} onClick={() => onCrop(area)}>
            {t('crop.apply')}
          </Button>
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t(why === 'wrong' ? 'crop.another' : 'cancel')}
          </Button>
        </Inline>
      </Alert>
    </div>
  )
}
