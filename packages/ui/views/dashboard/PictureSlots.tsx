import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'
import { imageIdOf } from '@kindling/api-client/forms/project'
import type { Image } from '@kindling/api-client/model/wire'
import { IMAGE_RULES, type ImageKind } from '@kindling/validation/limits'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { SortableList } from '../../widgets/SortableList/SortableList.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useAction } from '../shared/use-action.ts'
import { type PictureUpload, usePictureUpload } from './crop/use-picture.ts'
import * as styles from './dashboard.css.ts'
import { PictureText } from './PictureText.tsx'
import { Part } from './SectionPart.tsx'
import type { Autosave } from './use-autosave.ts'
import { useSortWords } from './use-sort-words.ts'

/** Its library is fetched with the first picture of the wrong shape. */
const CropPanel = lazyPart(async () => (await import('./crop/CropPanel.tsx')).CropPanel)

interface PictureSlotsProps {
  readonly draft: PrivateProject
  readonly saving: Autosave
  readonly calls: Pick<DraftCalls, 'upload' | 'removeImage' | 'save'>
}

const accept = 'image/png,image/jpeg'

/** The main picture, and those of the carousel, each with its rules beside it before anything is uploaded. */
export function PictureSlots({ draft, saving, calls }: PictureSlotsProps) {
  const { t } = useTranslation('dashboard')
  const main = usePictureUpload('main', (file) => calls.upload('main', file))
  const carousel = usePictureUpload('carousel', (file) => calls.upload('images', file))
  const removal = useAction((image: Image) => calls.removeImage(imageIdOf(image)))
  const sorting = useAction((order: readonly string[]) => calls.save({ images_order: [...order] }))
  const mainFailure = main.cropping.failure ?? main.sending.failure
  const failure = carousel.cropping.failure ?? carousel.sending.failure ?? removal.failure ?? sorting.failure
  const sortWords = useSortWords()
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
              actionLabel={t(main.sending.pending ? 'pictures.uploading' : 'pictures.choose')}
              dropLabel={t('pictures.drop')}
              accept={accept}
              disabled={main.sending.pending}
              onFiles={([file]) => file && void main.sending.run([file])}
            />
            {main_image && (
              <Inline gap={8}>
                {main.again && (
                  <Button variant="line" size="small" onClick={main.again}>
                    {t('crop.again')}
                  </Button>
                )}
                <Button variant="quiet" size="small" onClick={() => void removal.run(main_image)}>
                  {t('remove')}
                </Button>
              </Inline>
            )}
            {main_image && (
              <PictureText
                id={imageIdOf(main_image)}
                label={t('pictures.text')}
                hint={t('pictures.textHint')}
                saving={saving}
              />
            )}
            {mainFailure && <RejectionAlert failure={mainFailure} />}
          </div>
        </div>
        <Framing kind="main" upload={main} />
      </Part>
      <Part
        title={t('pictures.carousel')}
        lead={t('pictures.carouselRules', {
          used: draft.images.length,
          max: IMAGE_RULES.carousel.maxCount,
        })}
      >
        {draft.images.length > 0 && (
          <SortableList
            form="grid"
            label={t('pictures.carousel')}
            items={draft.images.map((image, index) => ({
              id: imageIdOf(image),
              name: image.alt || t('pictures.nameless', { number: index + 1 }),
              image,
            }))}
            words={sortWords}
            onSort={(order) => sorting.run(order)}
          >
            {({ id, image }, { handle, arrows }, index) => (
              <div className={styles.picture}>
                <Picture image={image} ratio="16/9" sizes="280px" alt="none" corners="control" />
                <div className={styles.pictureTools}>
                  <Text size="t14" tone="muted">
                    {index === 0 ? t('pictures.first') : `${image.width} × ${image.height}`}
                  </Text>
                  {arrows}
                  {handle}
                </div>
                <PictureText id={id} label={t('pictures.textOf', { number: index + 1 })} saving={saving} />
                <Button
                  variant="quiet"
                  size="small"
                  pending={removal.pending}
                  onClick={() => void removal.run(image)}
                >
                  {t('pictures.removeOne', { number: index + 1 })}
                </Button>
              </div>
            )}
          </SortableList>
        )}
        {!full && (
          <FileDrop
            label={t('pictures.carousel')}
            labelDisplay="spoken"
            files="many"
            actionLabel={t(carousel.sending.pending ? 'pictures.uploading' : 'pictures.chooseMany')}
            dropLabel={t('pictures.dropMany')}
            accept={accept}
            disabled={carousel.sending.pending}
            onFiles={(files) => void carousel.sending.run(files)}
          />
        )}
        <Framing kind="carousel" upload={carousel} />
        {failure && <RejectionAlert failure={failure} />}
      </Part>
    </>
  )
}

interface FramingProps {
  readonly kind: ImageKind
  readonly upload: PictureUpload
}

/** The frame over a picture that waits for it. */
function Framing({ kind, upload: { toCrop, why, cropping, leave } }: FramingProps) {
  if (!toCrop) return null
  return (
    <Suspense fallback={null}>
      <CropPanel
        key={toCrop.file.name}
        {...toCrop}
        {...{ kind, why }}
        pending={cropping.pending}
        onCrop={(area) => void cropping.run(area)}
        onCancel={leave}
      />
    </Suspense>
  )
}
