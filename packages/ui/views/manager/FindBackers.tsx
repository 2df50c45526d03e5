import { type SubmitEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as styles from './backers.css.ts'

interface FindBackersProps {
  readonly text: string
  readonly onFind: (text: string) => void
}

/** Finds backers by name, e-mail or the number of a pledge. */
export function FindBackers({ text, onFind }: FindBackersProps) {
  const { t } = useTranslation('manager')
  const field = useRef<HTMLInputElement>(null)
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFind((field.current?.value ?? '').trim())
  }
  return (
    <search>
      <form method="dialog" className={styles.find} onSubmit={find}>
        <TextField
          ref={field}
          label={t('find.label')}
          labelDisplay="spoken"
          placeholder={t('find.label')}
          type="search"
          autoComplete="off"
          maxLength={200}
          defaultValue={text}
        />
        <Button type="submit" variant="line">
          {t('find.submit')}
        </Button>
      </form>
    </search>
  )
}
