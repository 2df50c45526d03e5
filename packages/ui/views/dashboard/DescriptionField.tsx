import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { describe, write } from './description-text.ts'

interface DescriptionFieldProps {
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
export function DescriptionField({ value, error, count, onChange, onBlur }: DescriptionFieldProps) {
  const { t } = useTranslation('dashboard')
  const area = useRef<HTMLTextAreaElement>(null)
  const text = describe(value)
  const around = (mark: string) => {
    const control = area.current
    if (!control) return
    const { selectionStart: from, selectionEnd: to } = control
    onChange(write(`${text.slice(0, from)}${mark}${text.slice(from, to)}${mark}${text.slice(to)}`))
    control.focus()
  }
  return (
    <div>
      <Inline gap={8}>
        {marks.map(([name, mark]) => (
          <Button key={name} size="small" variant="line" onClick={() => around(mark)}>
            {t(`description.${name}`)}
          </Button>
        ))}
      </Inline>
      <TextArea
        ref={area}
        label={t('fields.description')}
        labelDisplay="spoken"
        hint={t('description.hint')}
        rows={12}
        defaultValue={text}
        error={error}
        count={count}
        onChange={(event) => onChange(write(event.target.value))}
        onBlur={onBlur}
      />
    </div>
  )
}
