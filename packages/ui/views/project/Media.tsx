import type { Project } from '@kindling/api-client/model/project'
import play from 'lucide-react/icons/play'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { firstPicture, firstPictureSizes, pictureOf } from '../shared/project-facts.ts'
import * as styles from './media.css.ts'

const VideoDialog = lazyPart(() => import('../shared/VideoDialog.tsx').then((module) => module.VideoDialog))

export interface MediaProps {
  readonly project: Project
}

/** The pictures of a project, wide ones first, and its film: nothing is requested from YouTube before a press. */
export function Media({ project }: MediaProps) {
  const { t } = useTranslation('project')
  const { t: common } = useTranslation()
  const [shown, setShown] = useState(0)
  const [film, setFilm] = useState(false)
  const pictures = [...project.images, pictureOf(project)]
  const current = pictures[shown] ?? firstPicture(project)
  const video = project.main_video
  return (
    <div className={styles.frame}>
      <div className={styles.main}>
        <Picture
          key={current.url}
          image={current}
          ratio="16/9"
          sizes={firstPictureSizes}
          loading="first"
          corners="none"
        />
        {video && (
          <div className={styles.play}>
            <Button icon={play} onClick={() => setFilm(true)}>
              {t('media.film')}
            </Button>
          </div>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbs} aria-label={t('media.pictures')}>
          {pictures.map((picture, index) => (
            <li key={picture.url} className={styles.thumbOf[index === shown ? 'chosen' : 'rest']}>
              <button
                type="button"
                className={styles.thumbButton}
                aria-label={picture.alt || t('media.picture', { number: index + 1 })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture image={picture} ratio="16/9" sizes="96px" alt="none" corners="none" />
              </button>
            </li>
          ))}
          <li className={styles.position} aria-live="polite">
            {t('media.of', { number: shown + 1, total: pictures.length })}
          </li>
        </ul>
      )}
      {film && video && (
        <Suspense fallback={<Opening onMovedOn={() => setFilm(false)} />}>
          <VideoDialog
            video={video}
            title={t('media.filmTitle', { project: project.name })}
            closeLabel={common('close')}
            onClose={() => setFilm(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
