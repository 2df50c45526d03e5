import { isYoutubeId, youtubeId } from '@kindling/validation/rules/youtube'
import { useEffect, useRef } from 'react'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { frame, place } from './video-dialog.css.ts'

export interface VideoDialogProps {
  /** A YouTube id, or any public address of the film. */
  readonly video: string
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
}

/**
 * A film over the page. Nothing is requested from YouTube before this opens. Focus starts beside the frame and returns
 * after a press on it: the page receives no keys typed inside the frame, Escape among them. Tab still leads in.
 */
export function VideoDialog({ video, title, closeLabel, onClose }: VideoDialogProps) {
  const id = isYoutubeId(video) ? video : (youtubeId(video) ?? '')
  const beside = useRef<HTMLDivElement>(null)
  const film = useRef<HTMLIFrameElement>(null)
  const pointed = useRef(false)
  useEffect(() => {
    // The only sign of a press inside a frame is that it took focus from this page.
    const onBlur = () => {
      if (pointed.current && document.activeElement === film.current) beside.current?.focus()
    }
    window.addEventListener('blur', onBlur)
    return () => window.removeEventListener('blur', onBlur)
  }, [])
  return (
    <Dialog open size="wide" title={title} closeLabel={closeLabel} initialFocus={beside} onClose={onClose}>
      <div ref={beside} tabIndex={-1} className={place}>
        <iframe
          ref={film}
          className={frame}
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture"
          allowFullScreen
          onPointerEnter={() => {
            pointed.current = true
          }}
          onPointerLeave={() => {
            pointed.current = false
          }}
        />
      </div>
    </Dialog>
  )
}
