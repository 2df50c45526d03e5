import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { Image } from '@kindling/api-client/model/wire'
import { IMAGE_RULES } from '@kindling/validation/limits'
import { imageIdOf } from '@kindling/validation/rules/image-id'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { SortableList } from '../../widgets/SortableList/SortableList.tsx'
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
import { useSortWords } from './use-sort-words.ts'

interface CarouselProps {
  readonly draft: PrivateProject
  readonly saving: Autosave
  readonly calls: PictureCalls
}

/** The pictures above the story, in their order. */
export function Carousel({ draft, saving, calls }: CarouselProps) {
  const { t } = useTranslation('dashboard')
  const upload = usePictureUpload('carousel', (file, replaces) => calls.upload('images', file, replaces))
  const removed = useRemoved(calls.restore)
  const removal = useAction((image: Image, name: string) => {
    const id = imageIdOf(image)
    return removed.remove({ id, name, place: 0 }, () => calls.removeImage(id))
  })
  const sorting = useAction((order: readonly string[]) => calls.save({ images_order: [...order] }))
  const { sending, cropping, reframing } = upload
  const failure =
    cropping.failure ?? sending.failure ?? reframing.failure ?? removal.failure ?? sorting.failure
  const sortWords = useSortWords()
  const { maxCount } = IMAGE_RULES.carousel
  return (
    <Part
      title={t('pictures.carousel')}
      lead={t('pictures.carouselRules', { used: draft.images.length, max: maxCount })}
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
          {({ id, name, image }, { handle, arrows }, index) => (
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
              <Inline gap={8}>
                {upload.canReframe(image) && (
                  <Button
                    variant="line"
                    size="small"
                    pending={reframing.pending}
                    onClick={() => void reframing.run(image, name)}
                  >
                    {t('crop.one', { number: index + 1 })}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  size="small"
                  pending={removal.pending}
                  onClick={() => void removal.run(image, name)}
                >
                  {t('pictures.removeOne', { number: index + 1 })}
                </Button>
              </Inline>
            </div>
          )}
        </SortableList>
      )}
      {removed.rows(() => true)}
      {draft.images.length < maxCount && (
        <FileDrop
          label={t('pictures.carousel')}
          labelDisplay="spoken"
          files="many"
          actionLabel={t(sending.pending ? 'pictures.uploading' : 'pictures.chooseMany')}
          dropLabel={t('pictures.dropMany')}
          accept={pictureTypes}
          disabled={sending.pending}
          onFiles={(files) => void sending.run(files)}
        />
      )}
      <Framing kind="carousel" upload={upload} />
      {failure && <RejectionAlert failure={failure} />}
    </Part>
  )
}
