import type { Image } from '@kindling/api-client/model/wire'
import { imageIdOf } from '@kindling/validation/rules/image-id'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useAction } from '../shared/use-action.ts'
import { Framing } from './crop/Framing.tsx'
import { usePictureUpload } from './crop/use-picture.ts'
import * as styles from './dashboard.css.ts'
import { PictureText } from './PictureText.tsx'
import { type PictureCalls, pictureTypes } from './picture-calls.ts'
import { Part } from './SectionPart.tsx'
import type { Autosave } from './use-autosave.ts'
import { useRemoved } from './use-removed.tsx'

interface OnePictureProps {
  readonly kind: 'main' | 'social'
  readonly image: Image | null
  readonly saving: Autosave
  readonly calls: PictureCalls
  /** The picture as people see it. */
  readonly children: ReactNode
}

/** A place for one picture, with its rules beside it before anything is uploaded. */
export function OnePicture({ kind, image, saving, calls, children }: OnePictureProps) {
  const { t } = useTranslation('dashboard')
  const title = t(`pictures.${kind}`)
  const upload = usePictureUpload(kind, (file, replaces) => calls.upload(kind, file, replaces))
  const removed = useRemoved(calls.restore)
  const removal = useAction((shown: Image) => {
    const id = imageIdOf(shown)
    return removed.remove({ id, name: title, place: 0 }, () => calls.removeImage(id))
  })
  const { sending, cropping, reframing } = upload
  const failure = cropping.failure ?? sending.failure ?? reframing.failure ?? removal.failure
  return (
    <Part title={title} lead={t(`pictures.${kind}Lead`)}>
      <div className={styles.slot}>
        {image && children}
        <div className={styles.rules}>
          <Text size="t14">{t(`pictures.${kind}Rules`)}</Text>
          <FileDrop
            label={title}
            labelDisplay="spoken"
            actionLabel={t(sending.pending ? 'pictures.uploading' : 'pictures.choose')}
            dropLabel={t('pictures.drop')}
            accept={pictureTypes}
            disabled={sending.pending}
            onFiles={([file]) => file && void sending.run([file])}
          />
          {image && (
            <>
              <Inline gap={8}>
                {upload.canReframe(image) && (
                  <Button
                    variant="line"
                    size="small"
                    pending={reframing.pending}
                    onClick={() => void reframing.run(image, title)}
                  >
                    {t('crop.again')}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  size="small"
                  pending={removal.pending}
                  onClick={() => void removal.run(image)}
                >
                  {t('remove')}
                </Button>
              </Inline>
              <PictureText
                id={imageIdOf(image)}
                label={t(kind === 'main' ? 'pictures.text' : 'pictures.socialText')}
                hint={t('pictures.textHint')}
                saving={saving}
              />
            </>
          )}
          {failure && <RejectionAlert failure={failure} />}
        </div>
      </div>
      {!image && removed.rows(() => true)}
      <Framing kind={kind} upload={upload} />
    </Part>
  )
}
