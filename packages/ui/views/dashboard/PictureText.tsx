import { PROJECT } from '@kindling/validation/limits'
import { countCharacters } from '@kindling/validation/rules/text-length'
import { useTranslation } from 'react-i18next'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { useMessages } from '../form/messages.ts'
import type { Autosave } from './use-autosave.ts'

interface PictureTextProps {
  /** Id of the picture. */
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly saving: Autosave
}

/** What is read aloud instead of a picture; it saves itself as the other fields do. */
export function PictureText({ id, label, hint, saving }: PictureTextProps) {
  const { t } = useTranslation('dashboard')
  const messageOf = useMessages('basics')
  const text = saving.values.image_texts[id] ?? ''
  const problem = saving.problems.find(({ field }) => field === `image_texts.${id}`)
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={2}
      value={text}
      count={t('count', { used: countCharacters(text), max: PROJECT.imageTextMax })}
      error={problem && messageOf(problem, label)}
      onChange={({ target }) => saving.change({ image_texts: { [id]: target.value } })}
      onBlur={saving.flush}
    />
  )
}
