import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { Carousel } from './Carousel.tsx'
import * as styles from './dashboard.css.ts'
import { OnePicture } from './OnePicture.tsx'
import type { PictureCalls } from './picture-calls.ts'
import { SocialPreview } from './SocialPreview.tsx'
import type { Autosave } from './use-autosave.ts'

interface PictureSlotsProps {
  readonly draft: PrivateProject
  readonly saving: Autosave
  readonly calls: PictureCalls
  /** Address of the site. */
  readonly origin: string
}

/** The main picture, those of the carousel, and the one that networks show. */
export function PictureSlots({ draft, saving, calls, origin }: PictureSlotsProps) {
  const { main_image, social_image } = draft
  return (
    <>
      <OnePicture kind="main" image={main_image} {...{ saving, calls }}>
        {main_image && (
          <div className={styles.portrait}>
            <Picture image={main_image} sizes="180px" alt="none" corners="control" />
          </div>
        )}
      </OnePicture>
      <Carousel {...{ draft, saving, calls }} />
      <OnePicture kind="social" image={social_image} {...{ saving, calls }}>
        {social_image && (
          <SocialPreview
            image={social_image}
            host={new URL(origin).host}
            name={saving.values.name}
            blurb={saving.values.blurb}
          />
        )}
      </OnePicture>
    </>
  )
}
