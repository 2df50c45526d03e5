import { IMAGE_RULES, MEGABYTE_BYTES } from '@kindling/validation/limits'
import { detectFileType } from '@kindling/validation/rules/file-type'
import { imageFileProblem } from '@kindling/validation/rules/image-rules'
import upload from 'lucide-react/icons/upload'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useMessages } from '../form/messages.ts'
import { useRejectionLine } from '../form/use-rejection-message.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './edit.css.ts'

/** A file that may be a profile picture, with the type found in its bytes. */
export interface ChosenPicture {
  readonly file: File
  readonly type: string
}

export interface PictureFieldProps {
  readonly name: string
  readonly src: string | undefined
  /** The chosen file cannot be decoded after all. */
  readonly unreadable: File | null
  readonly onChoose: (chosen: ChosenPicture) => void
  readonly onRemove: () => Promise<unknown>
}

const { types, maxBytes } = IMAGE_RULES.profile
const max = maxBytes / MEGABYTE_BYTES

/** The current picture, a button to change it, and one to go back to the initials. */
export function PictureField({ name, src, unreadable, onChoose, onRemove }: PictureFieldProps) {
  const { t, i18n } = useTranslation('user')
  const words = useMessages()
  const lineOf = useRejectionLine()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const removing = useAction(onRemove)

  const choose = async (file: File) => {
    removing.clear()
    const type = detectFileType(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
    const found = imageFileProblem('profile', { type, bytes: file.size })
    if (found?.code === 'FILE_SIZE_BIG') {
      const size = (file.size / MEGABYTE_BYTES).toLocaleString(i18n.language, { maximumFractionDigits: 1 })
      setProblem(t('private.edit.picture.tooBig', { name: file.name, size, max }))
    } else setProblem(found ? words(found) : null)
    if (!found && type) onChoose({ file, type })
  }
  const wrong =
    problem ??
    lineOf(removing.failure) ??
    (unreadable ? t('private.edit.picture.unreadable', { name: unreadable.name }) : null)

  return (
    <fieldset className={styles.picture} aria-label={t('private.edit.picture.label')} aria-describedby={id}>
      <Avatar name={name} src={src} size={72} />
      <div className={styles.pictureSide}>
        <div className={styles.buttons}>
          <Button variant="line" icon={upload} onClick={() => input.current?.click()}>
            {t('private.edit.picture.choose')}
          </Button>
          {src && (
            <Button
              variant="quiet"
              pending={removing.pending}
              pendingLabel={t('private.edit.picture.removing')}
              onClick={() => {
                setProblem(null)
                void removing.run()
              }}
            >
              {t('private.edit.picture.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={types.join()}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Choosing the same file again after a fix must fire a change event.
            target.value = ''
            if (file) void choose(file)
          }}
        />
        {wrong ? (
          <p id={id} role="alert" className={styles.error}>
            {wrong}
          </p>
        ) : (
          <p id={id} className={styles.hint}>
            {t('private.edit.picture.hint', { max })}
          </p>
        )}
      </div>
    </fieldset>
  )
}
