import {
  type ComponentType,
  type FocusEvent,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { insist } from '../../loading/insist.ts'
import { Field } from '../../primitives/Field/Field.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import * as styles from './dashboard.css.ts'
import { describe, write } from './description-text.ts'
import * as edges from './editor/editor.css.ts'
import type { StoryEditorProps } from './editor/StoryEditor.tsx'

interface DescriptionFieldProps {
  readonly label: string
  /** `spoken` where a heading above says it already. */
  readonly labelDisplay?: 'shown' | 'spoken'
  /** HTML of the seven tags. */
  readonly value: string
  readonly error: string | undefined
  readonly count: string
  /** Shown and not changed: the editor is not fetched. */
  readonly readOnly?: boolean
  /** Called with HTML. */
  readonly onChange: (html: string) => void
  /** Those of the project, which the text may show; absent: none. */
  readonly pictures?: StoryEditorProps['pictures']
  /** Called when focus leaves the text and its tools. */
  readonly onBlur: () => void
}

let fetched: ComponentType<StoryEditorProps> | undefined

/** The editor, once its script is here and nobody is typing in the plain area. */
function useStoryEditor(isTyping: () => boolean, readOnly: boolean) {
  const [Editor, setEditor] = useState<ComponentType<StoryEditorProps>>()
  const [isHere, setHere] = useState(false)
  const settle = () => {
    if (fetched && !isTyping()) setEditor(() => fetched)
  }
  // Fetched before: shown before anything is painted.
  useLayoutEffect(() => {
    if (!readOnly && fetched) setEditor(() => fetched)
  }, [readOnly])
  useEffect(() => {
    if (readOnly) return
    let left = false
    void insist(() => import('./editor/StoryEditor.tsx')).then(({ StoryEditor }) => {
      fetched = StoryEditor
      if (!left) setHere(true)
    })
    return () => {
      left = true
    }
  }, [readOnly])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and then whenever focus leaves.
  useEffect(() => {
    if (isHere) settle()
  }, [isHere])
  return { Editor: readOnly ? undefined : Editor, settle }
}

/**
 * The story of a project: an editor that shows it as visitors read it. Before its script has come, and where it may not
 * be changed, plain text: blank lines part paragraphs, `**bold**` on a line of its own is a heading, `- ` begins an item
 * of a list. What is stored is HTML of the seven tags either way.
 */
export function DescriptionField(props: DescriptionFieldProps) {
  const {
    label,
    labelDisplay = 'shown',
    value,
    error,
    count,
    readOnly = false,
    onChange,
    onBlur,
    pictures,
  } = props
  const { t } = useTranslation('dashboard')
  const area = useRef<HTMLTextAreaElement>(null)
  const { Editor, settle } = useStoryEditor(
    () => area.current !== null && area.current === document.activeElement,
    readOnly,
  )
  const left = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    onBlur()
    // The area that is left still has focus while this is called.
    setTimeout(settle)
  }
  return (
    <div className={styles.writing}>
      <Field label={label} labelDisplay={labelDisplay} error={error}>
        {(wiring) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: it hears that focus has left what is inside.
          <div className={edges.edge} onBlur={left}>
            {Editor ? (
              <Editor {...{ label, value, onChange, wiring, pictures }} />
            ) : (
              <>
                <p className={edges.hint}>{!readOnly && t('description.hint')}</p>
                <PlainText ref={area} value={value} onChange={onChange} wiring={wiring} readOnly={readOnly} />
              </>
            )}
          </div>
        )}
      </Field>
      <Text size="t14" tone="muted">
        {count}
      </Text>
    </div>
  )
}

interface PlainTextProps extends Pick<StoryEditorProps, 'value' | 'onChange' | 'wiring'> {
  readonly ref: Ref<HTMLTextAreaElement>
  readonly readOnly: boolean
}

function PlainText({ ref, value, onChange, wiring, readOnly }: PlainTextProps) {
  const [typed, setTyped] = useState({ text: describe(value), html: value })
  // Another text than was typed here: what was kept, or what somebody else wrote.
  if (typed.html !== value) setTyped({ text: describe(value), html: value })
  return (
    <textarea
      {...wiring}
      data-story=""
      ref={ref}
      className={edges.area}
      rows={12}
      readOnly={readOnly}
      value={typed.text}
      onChange={(event) => {
        const html = write(event.target.value)
        setTyped({ text: event.target.value, html })
        onChange(html)
      }}
    />
  )
}
