import { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ControlAttributes } from '../../../primitives/Field/Field.tsx'
import * as styles from './editor.css.ts'
import { Headings } from './headings.ts'
import { LinkRow } from './LinkRow.tsx'
import { type Pressed, pressedIn, StoryToolbar } from './StoryToolbar.tsx'
import { storyExtensions } from './schema.ts'
import { readStory, type StoryNode, writeStory } from './story-document.ts'

export interface StoryEditorProps {
  readonly label: string
  /** HTML of the seven tags. */
  readonly value: string
  readonly onChange: (html: string) => void
  /** Ties the text to its field's hint and error. */
  readonly wiring: ControlAttributes
}

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

const contentOf = (html: string) => readStory(html, parse)

/** Headings of other programs become bold paragraphs, which are shown as headings. */
const withoutHeadings = (html: string) =>
  html.replace(/<h[1-6]\b[^>]*>/gi, '<p><b>').replace(/<\/h[1-6]>/gi, '</b></p>')

/** The story as visitors read it, with its tools above. Fetched when a page lets somebody write. */
export function StoryEditor({ label, value, onChange, wiring }: StoryEditorProps) {
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
  const begin = useEffectEvent(() => contentOf(value))

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: [...storyExtensions, Headings],
      content: begin(),
      // Its own style sheet would be an inline one, which the page's policy forbids.
      injectCSS: false,
      editorProps: { transformPastedHTML: withoutHeadings },
      onUpdate: () => changed(made),
      onTransaction: () => setPressed(pressedIn(made)),
    })
    setEditor(made)
    setPressed(pressedIn(made))
    return () => made.destroy()
  }, [])

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        transformPastedHTML: withoutHeadings,
        attributes: {
          id,
          class: styles.text,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'data-story': '',
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(invalid && { 'aria-invalid': 'true' }),
        },
      },
    })
  }, [editor, label, id, describedBy, invalid])

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
        />
      ) : (
        <div className={styles.tools} />
      )}
      {editor && linking && <LinkRow editor={editor} onClose={() => setLinking(false)} />}
      <div ref={place} className={styles.page} />
    </>
  )
}
