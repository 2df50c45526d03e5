import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { createUpdate, editUpdate } from '@kindling/api-client/contract/update-changes'
import type { ProjectUpdate } from '@kindling/api-client/model/project'
import { type UpdateForm, updateForm } from '@kindling/validation/forms/update'
import { COMMUNITY } from '@kindling/validation/limits'
import { visibleLength } from '@kindling/validation/rules/sanitize-description'
import { type ComponentType, useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import { overFormUntilChanged, placements } from '../../form/placement.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useForm } from '../../form/use-form.ts'
import { KeptNotice } from '../../shared/KeptNotice.tsx'
import { useKeptEditor } from '../../shared/kept-editor.ts'
import { Audience, type AudienceChoice } from './Audience.tsx'
import type { MailCalls } from './MailPreview.tsx'
import { UpdatePreview } from './UpdatePreview.tsx'
import { isScheduled, localText, reachedBy, secondsOf } from './update-facts.ts'
import * as styles from './updates.css.ts'
import { type CountReach, useReach } from './use-reach.ts'
import { When } from './When.tsx'

/** The editor of a text in HTML of the seven tags, which the dashboard has. */
export type TextEditor = ComponentType<{
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly count: string
  readonly onChange: (html: string) => void
  readonly onBlur: () => void
}>

interface UpdateEditorProps extends MailCalls {
  readonly Editor: TextEditor
  readonly project: PrivateProject
  /** Null: a new one. */
  readonly update: ProjectUpdate | null
  /** Milliseconds. */
  readonly now: number
  readonly onSave: (form: UpdateForm) => Promise<unknown>
  readonly onCountReach: CountReach
  readonly onClose: () => void
}

/** The platform names the field; a code without one is shown over the form. */
const updatePlacements = placements<typeof createUpdate | typeof editUpdate>({
  INVALID_ID: overFormUntilChanged,
  INVALID_STATE: overFormUntilChanged,
})

/** Writes an update: kept as a draft, or published once and for everybody it is for. */
export function UpdateEditor(props: UpdateEditorProps) {
  const { Editor, project, update, now, onSave, onCountReach, onClose, onPreviewMail, onSendTest } = props
  const { t } = useTranslation('updates')
  const { t: manager } = useTranslation('manager')
  const { t: common } = useTranslation()
  const { count } = useFormat()
  const isPublished = update !== null && !update.draft
  const wish = useRef<'draft' | 'publish'>('draft')
  const [failed, setFailed] = useState<'draft' | 'publish' | null>(null)
  // A reward that was removed meanwhile is chosen no more.
  const before = (update?.reward_ids ?? []).filter((id) => project.rewards.some((each) => each.id === id))
  const [audience, setAudience] = useState<AudienceChoice>(
    (update?.reward_ids ?? []).length > 0 ? 'some' : (update?.public ?? true) ? 'everyone' : 'backers',
  )
  const planned = update && isScheduled(update) ? update.publish_at : null
  const [when, setWhen] = useState<'now' | 'later'>(planned === null ? 'now' : 'later')
  const [time, setTime] = useState(planned === null ? '' : localText(planned * 1000))
  // The page's clock may be ahead of the browser's, and goes on.
  const [aheadMs] = useState(() => now - Date.now())
  const [schema] = useState(() => updateForm({ nowMs: () => Date.now() + aheadMs }))
  const texts = { name: update?.name ?? '', description: update?.description ?? '' }
  const { form, ...saving } = useForm<UpdateForm>({
    schema,
    empty: {
      ...texts,
      public: update?.public ?? true,
      reward_ids: before,
      publish_at: planned,
    },
    placements: updatePlacements,
    submit: async ({ name, description, reward_ids = [] }) => {
      setFailed(wish.current)
      const texts = { name, description }
      await onSave(
        isPublished
          ? { ...texts, public: update.public }
          : {
              ...texts,
              public: audience === 'everyone',
              reward_ids: audience === 'some' ? reward_ids : [],
              draft: wish.current === 'draft' || when === 'later',
              publish_at: wish.current === 'publish' && when === 'later' ? secondsOf(time) : null,
            },
      )
      kept.close()
    },
  })
  const kept = useKeptEditor(form, { kind: 'update', id: update?.id ?? 'new', start: texts, onClose })
  const [name, description, chosen = []] = form.watch(['name', 'description', 'reward_ids'])
  const counted = useReach(onCountReach, audience === 'some' ? chosen : [])
  const { errors } = form.formState
  /** Elsewhere the messages of these codes speak of names and descriptions. */
  const isMissing = (field: 'name' | 'description') => /_MISSING$/.test(errors[field]?.type ?? '')
  const title = saving.field('name', t('name'))
  const isUnchosen = !isPublished && audience === 'some' && chosen.length === 0
  const reason = saving.waits ? manager('changeFirst') : isUnchosen ? t('chooseReward') : undefined
  const isUntimed = when === 'later' && secondsOf(time) === null
  const publishLabel = () => {
    const people = isUnchosen ? 0 : reachedBy(audience, counted.reach ?? null)
    const verb = when === 'later' ? 'schedule' : 'publish'
    if (people === 0) return t(`${verb}`)
    const whom = audience === 'everyone' ? 'ToAll' : 'To'
    return t(`${verb}${whom}`, { count: people, number: count(people) })
  }
  const labelOf = (which: 'draft' | 'publish', label: string) =>
    saving.failure && !saving.waits && failed === which ? common('retry') : label
  return (
    <form method="dialog" noValidate className={styles.editor} onSubmit={saving.onSubmit}>
      <div className={styles.main}>
        <KeptNotice kept={kept} />
        {saving.failure && (
          <RejectionAlert
            ref={saving.rejection}
            failure={saving.failure}
            words={saving.failure.items[0]?.code === 'INVALID_STATE' ? t('codes.over') : undefined}
          />
        )}
        <TextField
          {...title}
          error={
            isMissing('name')
              ? t('codes.title')
              : errors.name?.type === 'REGEX_FAIL'
                ? t('codes.characters')
                : title.error
          }
          maxLength={COMMUNITY.updateTitleMax}
        />
        <Controller
          control={form.control}
          name="description"
          render={({ field: { value, onChange, onBlur } }) => (
            <Editor
              label={t('text')}
              value={value}
              error={isMissing('description') ? t('codes.text') : form.problem('description', t('text'))}
              count={t('characters', {
                used: count(visibleLength(value)),
                max: count(COMMUNITY.updateMax),
              })}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      </div>
      <div className={styles.beside}>
        {!isPublished && (
          <Controller
            control={form.control}
            name="reward_ids"
            render={({ field: { onChange } }) => (
              <Audience
                rewards={project.rewards}
                choice={audience}
                chosen={chosen}
                counted={counted}
                error={form.problem('reward_ids', t('which'))}
                onChange={(choice, rewardIds) => {
                  setAudience(choice)
                  onChange([...rewardIds])
                }}
              />
            )}
          />
        )}
        {!isPublished && (
          <Controller
            control={form.control}
            name="publish_at"
            render={({ field: { onChange, ref } }) => (
              <When
                field={ref}
                choice={when}
                time={time}
                error={form.problem('publish_at', t('time'))}
                now={now}
                onChange={(choice, next) => {
                  setWhen(choice)
                  setTime(next)
                  onChange(choice === 'later' ? secondsOf(next) : null)
                }}
              />
            )}
          />
        )}
        <UpdatePreview {...{ name, description, audience, onPreviewMail, onSendTest }} />
        <p className={styles.muted}>
          {t(`${isPublished ? 'saveHint' : when === 'later' ? 'scheduleHint' : 'publishHint'}`)}
        </p>
        <div className={styles.ends}>
          {isPublished ? (
            <Button type="submit" pending={saving.pending} disabledReason={reason}>
              {labelOf('draft', t('save'))}
            </Button>
          ) : (
            <>
              {/* The first of the form's buttons is what Enter presses: it tells nobody. */}
              <Button
                type="submit"
                variant="line"
                pending={saving.pending && wish.current === 'draft'}
                disabledReason={reason}
                reasonDisplay="spoken"
                onClick={() => {
                  wish.current = 'draft'
                }}
              >
                {labelOf('draft', t(planned === null ? 'saveDraft' : 'unschedule'))}
              </Button>
              <Button
                type="submit"
                pending={saving.pending && wish.current === 'publish'}
                disabledReason={reason ?? (isUntimed ? t('chooseTime') : undefined)}
                onClick={() => {
                  wish.current = 'publish'
                }}
              >
                {labelOf('publish', publishLabel())}
              </Button>
            </>
          )}
          <Button variant="quiet" onClick={kept.close}>
            {t('close')}
          </Button>
        </div>
      </div>
    </form>
  )
}
