import type { PledgeMessage } from '@kindling/api-client/model/pledge-message'
import type { CommentFlagForm } from '@kindling/validation/forms/flag'
import { COMMUNITY } from '@kindling/validation/limits'
import { type SubmitEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../form/messages.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { useAction } from '../shared/use-action.ts'
import { useDraft } from '../shared/use-draft.ts'
import * as styles from './pledge.css.ts'

const FlagDialog = lazyPart(async () => (await import('../shared/FlagDialog.tsx')).FlagDialog<'message'>)

export interface PledgeMessagesProps {
  readonly read: ReadState<{ readonly messages: readonly PledgeMessage[] }>
  /** Who reads it: the other side's messages are theirs to mark as read. */
  readonly side: PledgeMessage['from']
  readonly onSend: (text: string) => Promise<unknown>
  /** Marks what the other side wrote as read; called once it is shown. A failure is not shown: it is asked again. */
  readonly onRead: () => Promise<unknown>
  /** Reports a message of the other side to the moderators. */
  readonly onFlag: (id: string, flag: CommentFlagForm) => Promise<unknown>
}

/** The thread between a backer and the team (decisions 2 §3), and the field for the next message. */
export function PledgeMessages({ read, side, onSend, onRead, onFlag }: PledgeMessagesProps) {
  const { t } = useTranslation('messages')
  const words = useMessages()
  const messages = read.data?.messages
  const unread = messages?.some(({ from, read_at }) => from !== side && read_at === null) ?? false
  const markRead = useEffectEvent(() => void onRead().catch(() => undefined))
  useEffect(() => {
    if (unread) markRead()
  }, [unread])
  return (
    <section className={styles.section} aria-labelledby="pledge-messages" data-print="no">
      <Heading level={2} size="t26" id="pledge-messages">
        {t(`titles.${side}`)}
      </Heading>
      {read.error ? (
        <SectionFailed title={t('failed')} level={3} onRetry={read.retry}>
          {words({ code: read.error.code })}
        </SectionFailed>
      ) : !messages ? (
        <Skeleton shape="block" height={120} />
      ) : (
        <>
          {messages.length === 0 ? (
            <p className={styles.muted}>{t(`nothing.${side}`)}</p>
          ) : (
            <ol className={styles.thread}>
              {messages.map((message) => (
                <Message key={message.id} message={message} own={message.from === side} onFlag={onFlag} />
              ))}
            </ol>
          )}
          <Compose onSend={onSend} />
        </>
      )}
    </section>
  )
}

interface MessageProps extends Pick<PledgeMessagesProps, 'onFlag'> {
  readonly message: PledgeMessage
  readonly own: boolean
}

function Message({ message, own, onFlag }: MessageProps) {
  const { t } = useTranslation('messages')
  const { date } = useFormat()
  const { author, text, at, read_at, from } = message
  const name = own ? t('you') : author || t(`sides.${from}`)
  return (
    <li className={styles.message[own ? 'own' : 'other']}>
      <p className={styles.messageHead}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <time className={styles.muted} dateTime={new Date(at * 1000).toISOString()}>
          {date(at * 1000)}
        </time>
      </p>
      {text === null ? (
        <p className={styles.muted}>{t('removed')}</p>
      ) : (
        <p className={styles.messageText} dir="auto">
          {text}
        </p>
      )}
      {own && <p className={styles.muted}>{t(read_at === null ? 'sent' : 'read')}</p>}
      {!own && text !== null && <Report message={message} name={name} onFlag={onFlag} />}
    </li>
  )
}

interface ReportProps extends Omit<MessageProps, 'own'> {
  /** Of the writer: a list of buttons with one name says nothing. */
  readonly name: string
}

/** The way to report a message of the other side, or that one has done so. */
function Report({ message, name, onFlag }: ReportProps) {
  const { t } = useTranslation('messages')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      {message.flagged ? (
        <p role="status" className={styles.muted}>
          {t('reported')}
        </p>
      ) : (
        <p className={styles.messageFoot}>
          <Button variant="quiet" size="small" onClick={() => setOpened(true)}>
            {t('report')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </p>
      )}
      <Suspense fallback={<Opening onMovedOn={close} />}>
        {opened && (
          <FlagDialog
            subject="message"
            words={(key) => t(`flag.${key}`)}
            onFlag={(flag) => onFlag(message.id, flag)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

/** The field for the next message. What was typed outlives a rejection, and a session that ends. */
function Compose({ onSend }: Pick<PledgeMessagesProps, 'onSend'>) {
  const { t } = useTranslation('messages')
  const messageOf = useMessages('message')
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const [sent, setSent] = useState(false)
  const sending = useAction(onSend)
  useDraft(
    'pledge message',
    () => (text === '' ? null : { text }),
    (draft) => setText(String(draft.text ?? '')),
  )
  const [item] = sending.failure?.items ?? []
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Read from the field itself, which may have been filled in before this script arrived.
    const typed = field.current?.value ?? text
    const empty = typed.trim() === ''
    setMissing(empty)
    setSent(false)
    if (!empty && (await sending.run(typed.trim()))) {
      setText('')
      setSent(true)
    }
    field.current?.focus()
  }
  return (
    <form method="dialog" className={styles.compose} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        ref={field}
        label={t('label')}
        name="text"
        rows={3}
        maxLength={COMMUNITY.messageMax}
        value={text}
        count={t('count', { count: text.length, max: COMMUNITY.messageMax })}
        error={missing ? t('missing') : item && messageOf(item)}
        onChange={(event) => {
          setText(event.target.value)
          setMissing(false)
          setSent(false)
          if (item) sending.clear()
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="line" pending={sending.pending} pendingLabel={t('sending')}>
          {t('send')}
        </Button>
        <p className={styles.muted} role="status">
          {sent && t('done')}
        </p>
      </div>
    </form>
  )
}
