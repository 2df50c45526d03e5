import { PROJECT } from '@kindling/validation/limits'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import * as styles from './editor.css.ts'
import { describePicture, type SelectedPicture } from './pictures.ts'
import type { Adding } from './use-added-pictures.ts'

interface PictureRowProps {
  readonly editor: Editor
  /** The selected one. */
  readonly picture: SelectedPicture
  readonly wasAdded: Adding['wasAdded']
}

/** The text of the selected picture, for people who do not see it; and its removal. */
export function PictureRow({ editor, picture: { id, alt }, wasAdded }: PictureRowProps) {
  const { t } = useTranslation('dashboard')
  const field = useRef<HTMLInputElement>(null)
  // Only then: somebody who goes through the text with the arrow keys stays in it.
  useEffect(() => {
    if (wasAdded(id)) field.current?.focus()
  }, [id, wasAdded])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The form around it is not sent, and the dialog around it stays.
    event.preventDefault()
    event.stopPropagation()
    editor.commands.focus()
  }
  return (
    <div className={styles.linkRow}>
      <div className={styles.linkField}>
        <TextField
          ref={field}
          label={t('description.pictureText')}
          labelDisplay="spoken"
          placeholder={t('description.pictureText')}
          autoComplete="off"
          maxLength={PROJECT.imageTextMax}
          value={alt}
          onChange={(event) => describePicture(editor, event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button variant="quiet" onClick={() => editor.chain().focus().deleteSelection().run()}>
        {t('description.pictureRemove')}
      </Button>
    </div>
  )
}
