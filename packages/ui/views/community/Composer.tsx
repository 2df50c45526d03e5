import type { addComment, addReply, editComment } from '@kindling/api-client/contract/comments'
import { commentForm } from '@kindling/validation/forms/comment'
import { COMMUNITY } from '@kindling/validation/limits'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { keepLastingDraft, readLastingDraft } from '../../state/lasting-drafts.ts'
import { overForm, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import * as styles from './discussion.css.ts'

/** Nothing is wrong with the text: it is kept, and may be sent again. */
const commentPlacements = {
  ...placements<typeof addComment>({ BACKER_PRIVATE: overForm }),
  ...placements<typeof addReply>({ INVALID_ID: overForm, BACKER_PRIVATE: overForm }),
  ...placements<typeof editComment>({ INVALID_ID: overForm }),
}

/** The count is shown from here on. */
const nearlyFull = COMMUNITY.commentMax - 200

export interface ComposerProps {
  readonly purpose: 'comment' | 'reply' | 'edit'
  /** The text that is edited. */
  readonly initial?: string
  readonly placeholder?: string
  /** Whose draft it is, and of what: it outlives a reload and a log-out. Absent: none is kept. */
  readonly draft?: { readonly person: string; readonly name: string } | undefined
  /** `now`: the person has just asked for it. @default 'later' */
  readonly focus?: 'now' | 'later'
  readonly onSubmit: (text: string) => Promise<unknown>
  /** Closes it; a form that is always there has none. */
  readonly onClose?: () => void
}

const labels = { comment: 'label', reply: 'replyLabel', edit: 'editLabel' } as const

/** Writes a comment, a reply, or changes one. */
export function Composer({
  purpose,
  initial = '',
  placeholder,
  draft,
  focus = 'later',
  onSubmit,
  onClose,
}: ComposerProps) {
  const { t } = useTranslation('community')
  const { count } = useFormat()
  const form = useForm<{ text: string }>({
    name: 'comment',
    schema: commentForm,
    empty: { text: initial },
    placements: commentPlacements,
    submit: async ({ text }) => {
      await onSubmit(text.trim())
      if (draft) keepLastingDraft(draft.person, draft.name, '')
      form.form.reset({ text: '' })
      onClose?.()
    },
  })
  const { setValue, getValues, watch, setFocus } = form.form
  const keep = useEffectEvent((text = '') => {
    if (draft) keepLastingDraft(draft.person, draft.name, text)
  })
  const restore = useEffectEvent(() => {
    const early = getValues('text')
    const kept = draft && early === '' && readLastingDraft(draft.person, draft.name)
    if (kept) setValue('text', kept, { shouldDirty: true })
    // Typed before this script had arrived: no change is heard of it.
    else if (early !== initial) keep(early)
    if (focus === 'now') setFocus('text')
  })
  useEffect(() => restore(), [])
  useEffect(() => {
    const { unsubscribe } = watch(({ text }, { type }) => type === 'change' && keep(text))
    return unsubscribe
  }, [watch])
  const used = watch('text').length
  const editing = purpose === 'edit'
  return (
    <form
      method="dialog"
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
    >
      {form.failure && <RejectionAlert ref={form.rejection} failure={form.failure} form="comment" />}
      <TextArea
        {...form.field('text', t(`compose.${labels[purpose]}`))}
        labelDisplay="spoken"
        rows={purpose === 'comment' ? 3 : 2}
        {...(placeholder && { placeholder })}
        {...(used > nearlyFull && { hint: `${count(used)} / ${count(COMMUNITY.commentMax)}` })}
      />
      <div className={styles.composerFoot}>
        {purpose === 'comment' && <span className={styles.muted}>{t('compose.hint')}</span>}
        <div className={styles.buttons}>
          {onClose && (
            <Button variant="quiet" onClick={onClose}>
              {t('compose.cancel')}
            </Button>
          )}
          <SubmitButton
            of={form}
            reasonDisplay="spoken"
            variant={editing ? 'line' : 'ink'}
            pendingLabel={t(editing ? 'compose.saving' : 'compose.posting')}
          >
            {t(editing ? 'compose.save' : 'compose.post')}
          </SubmitButton>
        </div>
      </div>
    </form>
  )
}
