import { picturesNamed } from '@kindling/validation/rules/sanitize-description'
import { Editor, type EditorOptions } from '@tiptap/core'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ControlAttributes } from '../../../primitives/Field/Field.tsx'
import { AddPicture } from './AddPicture.tsx'
import * as styles from './editor.css.ts'
import { Headings } from './headings.ts'
import { LinkRow } from './LinkRow.tsx'
import { PictureRow } from './PictureRow.tsx'
import { picturesOf, type StoryPictures } from './pictures.ts'
import { type Pressed, pressedIn, StoryToolbar } from './StoryToolbar.tsx'
import { storyExtensions } from './schema.ts'
import { readStory, type StoryNode, writeStory } from './story-document.ts'
import { useAddedPictures } from './use-added-pictures.ts'

export interface StoryEditorProps {
  readonly label: string
  /** HTML of the seven tags, with pictures where there may be some. */
  readonly value: string
  readonly onChange: (html: string) => void
  /** Ties the text to its field's hint and error. */
  readonly wiring: ControlAttributes
  /** Absent: this text has no pictures. */
  readonly pictures?: StoryPictures | undefined
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** A picture at the end leaves a line to write on. */
function contentOf(html: string): StoryNode {
  const { content = [], ...story } = readStory(html, parse)
  return {
    ...story,
    content: content.at(-1)?.type === 'picture' ? [...content, { type: 'paragraph' }] : content,
  }
}

/** Headings of other programs become bold paragraphs, which are shown as headings. */
const withoutHeadings = (html: string) =>
  html.replace(/<h[1-6]\b[^>]*>/gi, '<p><b>').replace(/<\/h[1-6]>/gi, '</b></p>')

/** The story as visitors read it, with its tools above. Fetched when a page lets somebody write. */
export function StoryEditor({ label, value, onChange, wiring, pictures }: StoryEditorProps) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = wiring
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const [linking, setLinking] = useState(false)
  const html = useRef(value)
  // Told by this editor, and not given back yet: the page may be slower than somebody who types.
  const told = useRef<readonly string[]>([])
  const changed = useEffectEvent((made: Editor) => {
    html.current = writeStory(made.getJSON() as StoryNode)
    told.current = [...told.current, html.current]
    onChange(html.current)
  })
  const { known, ...adding } = useAddedPictures(editor, pictures)
  const takeFiles = useEffectEvent((data: DataTransfer | null) => adding.take([...(data?.files ?? [])]))
  const attributes = useMemo(
    () => ({
      id,
      class: styles.text,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'data-story': '',
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(invalid && { 'aria-invalid': 'true' }),
    }),
    [label, id, describedBy, invalid],
  )
  const propsWith = useEffectEvent((its: Record<string, string>): EditorOptions['editorProps'] => ({
    transformPastedHTML: withoutHeadings,
    // Office programs send a picture of the words beside them: the words are meant.
    handlePaste: (_, { clipboardData }) => !clipboardData?.getData('text/plain') && takeFiles(clipboardData),
    // A picture of the text that is moved within it brings its file along.
    handleDrop: (_, { dataTransfer }, _slice, moved) => !moved && takeFiles(dataTransfer),
    attributes: its,
  }))
  // Named from its first moment: a screen reader may be in it before it is drawn a second time.
  const begin = useEffectEvent(() => ({ content: contentOf(value), editorProps: propsWith(attributes) }))

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: [...storyExtensions, picturesOf((id) => known.get(id)), Headings],
      ...begin(),
      // Its own style sheet would be an inline one, which the page's policy forbids.
      injectCSS: false,
      onUpdate: () => changed(made),
      onTransaction: () => setPressed(pressedIn(made)),
    })
    setEditor(made)
    setPressed(pressedIn(made))
    return () => made.destroy()
  }, [known])

  useEffect(() => {
    editor?.setOptions({ editorProps: propsWith(attributes) })
  }, [editor, attributes])

  // What was kept, or what somebody else wrote, and not what was typed here.
  useEffect(() => {
    if (!editor) return
    const own = told.current.lastIndexOf(value)
    told.current = own < 0 ? [] : told.current.slice(own + 1)
    if (own >= 0 || value === html.current) return
    html.current = value
    editor.chain().setMeta('addToHistory', false).setContent(contentOf(value), { emitUpdate: false }).run()
  }, [editor, value])

  // A label names inputs alone: a press on it goes to the text here as well.
  useEffect(() => {
    const named = document.querySelector(`label[for="${CSS.escape(id)}"]`)
    const focus = () => editor?.commands.focus()
    named?.addEventListener('click', focus)
    return () => named?.removeEventListener('click', focus)
  }, [editor, id])

  return (
    <>
      {editor && pressed ? (
        <StoryToolbar
          editor={editor}
          pressed={pressed}
          linking={linking}
          onLink={() => setLinking(!linking)}
          onPicture={adding.open}
          picture={adding.state}
        />
      ) : (
        <div className={styles.tools} />
      )}
      {editor && linking && <LinkRow editor={editor} onClose={() => setLinking(false)} />}
      {pictures && <AddPicture pictures={pictures} adding={adding} named={picturesNamed(value)} />}
      {editor && pressed?.picture && (
        <PictureRow editor={editor} picture={pressed.picture} wasAdded={adding.wasAdded} />
      )}
      <div ref={place} className={styles.page} />
    </>
  )
}
