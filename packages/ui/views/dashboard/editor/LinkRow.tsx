import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import { addressOf } from './address.ts'
import * as styles from './editor.css.ts'
import { isKept } from './story-document.ts'

interface LinkRowProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** Where the words of the selection lead. Without a selection the address itself becomes the words. */
export function LinkRow({ editor, onClose }: LinkRowProps) {
  const { t } = useTranslation('dashboard')
  const old = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(old)
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const apply = () => {
    const href = addressOf(address)
    // What is neither an address nor a place on this site leads nowhere.
    if (!/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(href) || !isKept(href)) {
      setWrong(true)
      field.current?.focus()
      return
    }
    const chain = editor.chain().focus()
    if (editor.state.selection.empty && old === '')
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
    else chain.extendMarkRange('link').setMark('link', { href })
    chain.run()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The form around it is not sent.
      event.preventDefault()
      apply()
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
  }
  return (
    <div className={styles.linkRow}>
      <div className={styles.linkField}>
        <TextField
          ref={field}
          label={t('description.address')}
          labelDisplay="spoken"
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          value={address}
          error={isWrong ? t('description.addressWrong') : undefined}
          onChange={(event) => {
            setAddress(event.target.value)
            setWrong(false)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button variant="line" onClick={apply}>
        {t('description.linkApply')}
      </Button>
      {old !== '' && (
        <Button
          variant="quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
            onClose()
          }}
        >
          {t('description.linkRemove')}
        </Button>
      )}
    </div>
  )
}
