import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import * as styles from './dashboard.css.ts'
import { describe, write } from './description-text.ts'

interface DescriptionFieldProps {
  readonly label: string
  /** `spoken` where a heading above says it already. */
  readonly labelDisplay?: 'shown' | 'spoken'
  /** HTML of the seven tags. */
  readonly value: string
  readonly error: string | undefined
  readonly count: string
  /** Called with HTML. */
  readonly onChange: (html: string) => void
  readonly onBlur: () => void
}

const marks = [
  ['bold', '**'],
  ['italic', '_'],
] as const

/**
 * The story of a project as plain text: blank lines part paragraphs, `**bold**` on a line of its own is a heading,
 * `- ` begins an item of a list. What is stored is HTML of the seven tags.
 */
export function DescriptionField({
  label,
  labelDisplay = 'shown',
  value,
  error,
  count,
  onChange,
  onBlur,
}: DescriptionFieldProps) {
  const { t } = useTranslation('dashboard')
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState({ text: describe(value), html: value })
  // Another text than was typed here: what was kept, or what somebody else wrote.
  if (typed.html !== value) setTyped({ text: describe(value), html: value })
  const change = (text: string) => {
    const html = write(text)
    setTyped({ text, html })
    onChange(html)
  }
  const around = (mark: string) => {
    const control = area.current
    if (!control) return
    const { selectionStart: from, selectionEnd: to } = control
    const { text } = typed
    change(`${text.slice(0, from)}${mark}${text.slice(from, to)}${mark}${text.slice(to)}`)
    control.focus()
  }
  const tools = (
    <Inline gap={8}>
      {marks.map(([name, mark]) => (
        <Button key={name} size="small" variant="line" onClick={() => around(mark)}>
          {t(`description.${name}`)}
        </Button>
      ))}
    </Inline>
  )
  const isSpoken = labelDisplay === 'spoken'
  return (
    <div className={styles.writing}>
      {isSpoken && tools}
      <TextArea
        ref={area}
        label={label}
        labelDisplay={labelDisplay}
        action={isSpoken ? undefined : tools}
        hint={t('description.hint')}
        rows={12}
        value={typed.text}
        error={error}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
      />
      <Text size="t14" tone="muted">
        {count}
      </Text>
    </div>
  )
}
