import { imageIdOf } from '@kindling/validation/rules/image-id'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Picture } from '../../../widgets/Picture/Picture.tsx'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { pictureTypes } from '../picture-calls.ts'
import * as styles from './editor.css.ts'
import type { StoryPictures } from './pictures.ts'
import type { Adding } from './use-added-pictures.ts'

interface AddPictureProps {
  readonly pictures: StoryPictures
  readonly adding: Adding
  /** Ids of the pictures that the text shows. */
  readonly named: readonly string[]
}

/** What the tool for pictures opens: the files of the device, or the pictures of the original. */
export function AddPicture({ pictures, adding, named }: AddPictureProps) {
  const { t } = useTranslation('dashboard')
  const { uploading, state, chooser } = adding
  const left = pictures.images.filter((image) => !named.includes(imageIdOf(image)))
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('description.picture')}
        accept={pictureTypes}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void uploading.run(file)
          target.value = ''
        }}
      />
      {state === 'uploading' && (
        <div className={styles.uploading} role="status">
          {t('description.pictureUploading')}
        </div>
      )}
      {uploading.failure && (
        <div className={styles.linkRow}>
          <div className={styles.failed}>
            <RejectionAlert failure={uploading.failure} title={t('description.pictureFailed')} />
          </div>
          <Button variant="line" onClick={adding.again}>
            {t('tryAgain')}
          </Button>
          <Button variant="quiet" onClick={uploading.clear}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {state === 'open' && (
        <fieldset className={styles.linkRow}>
          <legend>{t(left.length > 0 ? 'description.pictureChoose' : 'description.pictureAll')}</legend>
          <div className={styles.choices}>
            {left.map((image, index) => (
              <button
                key={image.url}
                type="button"
                className={styles.choice}
                aria-label={
                  image.alt === ''
                    ? t('description.pictureAddNumber', { number: index + 1 })
                    : t('description.pictureAdd', { text: image.alt })
                }
                onClick={() => adding.choose(image)}
              >
                <Picture image={image} ratio="4/3" sizes="112px" alt="none" corners="control" />
              </button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
