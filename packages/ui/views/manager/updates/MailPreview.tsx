import type { WrittenMail } from '@kindling/api-client/contract/update-mails.schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Disclosure } from '../../../primitives/Disclosure/Disclosure.tsx'
import { shareStyleNonce } from '../../../primitives/style-nonce.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../../form/use-rejection-focus.ts'
import { useAction } from '../../shared/use-action.ts'
import * as styles from './updates.css.ts'
import { type MailTexts, useMailPreview } from './use-mail-preview.ts'

export interface MailCalls {
  /** The e-mail that the texts become, as the platform writes it. */
  readonly onPreviewMail: (texts: MailTexts) => Promise<WrittenMail>
  /** Sends it to the person themselves; gives their address. */
  readonly onSendTest: (texts: MailTexts) => Promise<string>
}

interface MailPreviewProps extends MailCalls {
  /** Null while there is no title or no text: no e-mail is written then. */
  readonly texts: MailTexts | null
  /** Followers without a pledge get less. */
  readonly isForBackers: boolean
}

/** The e-mail that an update becomes, before anybody gets it (mock 18b, "As it arrives" and "Send me a test"). */
export function MailPreview({ texts, isForBackers, onPreviewMail, onSendTest }: MailPreviewProps) {
  const { t } = useTranslation('updates')
  const { t: common } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isTextOpen, setTextOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { mail, failure, retry } = useMailPreview(onPreviewMail, isOpen || isTextOpen ? texts : null)
  const sending = useAction(async (current: MailTexts) => setSentTo(await onSendTest(current)))
  const alert = useRejectionFocus(sending.failure)
  const state = !texts ? (
    <p className={styles.muted}>{t('mail.unwritten')}</p>
  ) : failure ? (
    <RejectionAlert failure={failure}>
      <Button variant="line" size="small" onClick={retry}>
        {common('retry')}
      </Button>
    </RejectionAlert>
  ) : mail ? null : (
    <p role="status" className={styles.muted}>
      {t('mail.writing')}
    </p>
  )
  return (
    <div className={styles.mail}>
      <div>
        <Disclosure summary={t('asMail')} onToggle={setOpen}>
          <div className={styles.mail}>
            {isOpen && state}
            {texts && mail && <Shown mail={mail} />}
            {isForBackers && <p className={styles.muted}>{t('othersMail')}</p>}
          </div>
        </Disclosure>
        <Disclosure summary={t('mail.asText')} onToggle={setTextOpen}>
          {isTextOpen && state}
          {texts && mail && (
            <pre className={styles.asText} dir="auto">
              {mail.text}
            </pre>
          )}
        </Disclosure>
      </div>
      {sending.failure && <RejectionAlert ref={alert} failure={sending.failure} />}
      <Button
        variant="line"
        pending={sending.pending}
        pendingLabel={t('mail.sending')}
        disabledReason={texts ? undefined : t('mail.unwritten')}
        reasonDisplay="spoken"
        onClick={() => {
          setSentTo(null)
          if (texts) void sending.run(texts)
        }}
      >
        {t('mail.test')}
      </Button>
      <p role="status" className={styles.muted}>
        {sentTo !== null && t('mail.sent', { email: sentTo })}
      </p>
    </div>
  )
}

/**
 * An e-mail in a frame of its own that runs nothing and goes nowhere. Its style needs the page's nonce: a frame has the
 * policy of the page that writes it.
 */
function Shown({ mail: { subject, html } }: { readonly mail: WrittenMail }) {
  const { t } = useTranslation('updates')
  shareStyleNonce()
  const nonce = globalThis.__webpack_nonce__
  return (
    <>
      <p className={styles.subject}>
        <span className={styles.muted}>{t('mail.subject')}</span> <bdi>{subject}</bdi>
      </p>
      <iframe
        className={styles.letter}
        title={t('mail.frame', { subject })}
        sandbox=""
        srcDoc={nonce ? html.replace('<style>', `<style nonce="${nonce}">`) : html}
      />
    </>
  )
}
