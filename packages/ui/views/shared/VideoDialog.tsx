import { isYoutubeId, youtubeId } from '@kindling/validation/rules/youtube'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { frame } from './video-dialog.css.ts'

export interface VideoDialogProps {
  /** A YouTube id, or any public address of the film. */
  readonly video: string
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
}

/** A film over the page. Nothing of YouTube is asked for before this opens. */
export function VideoDialog({ video, title, closeLabel, onClose }: VideoDialogProps) {
  const id = isYoutubeId(video) ? video : (youtubeId(video) ?? '')
  return (
    <Dialog open size="wide" title={title} closeLabel={closeLabel} onClose={onClose}>
      <iframe
        className={frame}
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
      />
    </Dialog>
  )
}
