import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'
import type { Image } from '@kindling/api-client/model/wire'
import { IMAGE_RULES } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useAction } from '../shared/use-action.ts'
import * as styles from './dashboard.css.ts'
import { Part } from './SectionPart.tsx'

interface PictureSlotsProps {
  readonly draft: PrivateProject
  readonly calls: Pick<DraftCalls, 'upload' | 'removeImage'>
}

const accept = 'image/png,image/jpeg'
/** Id of an uploaded picture: the name of its file without the ending. */
const idOf = ({ url }: Image) => (url.split('/').at(-1) ?? '').replace(/\.\w+$/, '')

/** The main picture, and those of the carousel, each with its rules beside it before anything is uploaded. */
export function PictureSlots({ draft, calls }: PictureSlotsProps) {
  const { t } = useTranslation('dashboard')
  const main = useAction((file: File) => calls.upload('main', file))
  const carousel = useAction(async (files: readonly File[]) => {
    for (const file of files) await calls.upload('images', file)
  })
  const removal = useAction((image: Image) => calls.removeImage(idOf(image)))
  const { main_image } = draft
  const full = draft.images.length >= IMAGE_RULES.carousel.maxCount
  return (
    <>
      <Part title={t('pictures.main')} lead={t('pictures.mainLead')}>
        <div className={styles.slot}>
          {main_image && (
            <div className={styles.portrait}>
              <Picture image={main_image} sizes="180px" alt="none" corners="control" />
            </div>
          )}
          <div className={styles.rules}>
            <Text size="t14">{t('pictures.mainRules')}</Text>
            <FileDrop
              label={t('pictures.main')}
              labelDisplay="spoken"
              actionLabel={t(main.pending ? 'pictures.uploading' : 'pictures.choose')}
              dropLabel={t('pictures.drop')}
              accept={accept}
              disabled={main.pending}
              onFiles={([file]) => file && void main.run(file)}
            />
            {main_image && (
              <Button variant="quiet" size="small" onClick={() => void removal.run(main_image)}>
                {t('remove')}
              </Button>
            )}
            {main.failure && <RejectionAlert failure={main.failure} />}
          </div>
        </div>
      </Part>
      <Part
        title={t('pictures.carousel')}
        lead={t('pictures.carouselRules', {
          used: draft.images.length,
          max: IMAGE_RULES.carousel.maxCount,
        })}
      >
        {draft.images.length > 0 && (
          <ul className={styles.pictures}>
            {draft.images.map((image, index) => (
              <li key={image.url}>
                <Picture image={image} sizes="240px" alt="none" corners="control" />
                <Button
                  variant="quiet"
                  size="small"
                  pending={removal.pending}
                  onClick={() => void removal.run(image)}
                >
                  {t('pictures.removeOne', { number: index + 1 })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {!full && (
          <FileDrop
            label={t('pictures.carousel')}
            labelDisplay="spoken"
            files="many"
            actionLabel={t(carousel.pending ? 'pictures.uploading' : 'pictures.chooseMany')}
            dropLabel={t('pictures.dropMany')}
            accept={accept}
            disabled={carousel.pending}
            onFiles={(files) => void carousel.run(files)}
          />
        )}
        {(carousel.failure ?? removal.failure) && (
          <RejectionAlert
            failure={(carousel.failure ?? removal.failure) as NonNullable<typeof removal.failure>}
          />
        )}
      </Part>
    </>
  )
}
