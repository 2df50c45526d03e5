import { createI18n } from '@kindling/ui/i18n'
import { allWords } from '@kindling/ui/i18n/all-words'
import { LinkProvider } from '@kindling/ui/link'
import { Component, type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { StoryLink } from '../../decorators/StoryLink.tsx'
import { spaced } from '../../search/find.ts'
import * as styles from '../docs.css.ts'
import { useDocument } from '../use-document.ts'

/** What is read of a story: it is drawn without what Storybook does around it. */
interface Story {
  readonly input: { readonly render?: ComponentType<object> }
  readonly composed: { readonly args: object; readonly parameters: { readonly docs?: DocsParameters } }
  readonly meta: {
    readonly input: { readonly render?: ComponentType<object>; readonly component?: ComponentType<object> }
  }
}
type StoryFile = Readonly<Record<string, Story>>
interface DocsParameters {
  readonly story?: { readonly inline?: boolean }
}

const files = import.meta.glob<StoryFile>('../../../packages/ui/{primitives,widgets}/*/*.stories.tsx')

export type Room = 'primitives' | 'widgets'
const fileOf = (room: Room, name: string) => files[`../../../packages/ui/${room}/${name}/${name}.stories.tsx`]

/** The room of a component that has stories. */
export const roomOf = (name: string): Room => (fileOf('widgets', name) ? 'widgets' : 'primitives')

/** Stories that show more than `Default` does. */
const shownBy: Readonly<Record<string, string>> = {
  Avatar: 'Matrix',
  Badge: 'Matrix',
  Button: 'Matrix',
  Icon: 'Matrix',
  IconButton: 'Matrix',
  Menu: 'Open',
  Toast: 'ThreeAtMost',
}
const storyOf = (name: string) => shownBy[name] ?? 'Default'

/** One component that cannot be drawn must not take the page with it. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <span className={styles.room}>No picture</span> : this.props.children
  }
}

interface WindowProps {
  readonly story: string
  /** The part of its size at which it is shown; the window is as much larger than its frame. */
  readonly scale: number
}

/** A story in a window of its own, for what covers a page or needs one. */
export function StoryWindow({ story, scale }: WindowProps) {
  const { theme, language, direction } = useDocument()
  const globals = `theme:${theme};language:${language};direction:${direction}`
  return (
    <iframe
      className={styles.pictured}
      src={`iframe.html?id=${story}&viewMode=story&globals=${globals}`}
      title={story}
      loading="lazy"
      tabIndex={-1}
      style={{ width: `${100 / scale}%`, height: `${100 / scale}%`, transform: `scale(${scale})` }}
    />
  )
}

function Live({ story }: { readonly story: Story }) {
  const { language } = useDocument()
  const i18n = useMemo(() => createI18n({ lng: language, resources: allWords }), [language])
  const Drawn = story.input.render ?? story.meta.input.render ?? story.meta.input.component
  if (!Drawn) return null
  return (
    <I18nextProvider i18n={i18n}>
      <LinkProvider component={StoryLink}>
        <Drawn {...story.composed.args} />
      </LinkProvider>
    </I18nextProvider>
  )
}

/** A component as it is, smaller, once it comes near the window. It can neither be pressed nor be reached by keyboard. */
export function Thumbnail({ name }: { readonly name: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const [story, setStory] = useState<Story>()
  const room = roomOf(name)

  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        void fileOf(room, name)?.().then((file) => setStory(file[storyOf(name)]))
      },
      { rootMargin: '300px' },
    )
    if (frame.current) watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [room, name])

  const overlay = story?.composed.parameters.docs?.story?.inline === false
  return (
    <div ref={frame} className={styles.frame} inert>
      {story && overlay && (
        <StoryWindow
          story={`${room}-${name.toLowerCase()}--${spaced(storyOf(name)).replaceAll(' ', '-').toLowerCase()}`}
          scale={0.4}
        />
      )}
      {story && !overlay && (
        <div className={styles.live}>
          <Guard>
            <Live story={story} />
          </Guard>
        </div>
      )}
    </div>
  )
}
