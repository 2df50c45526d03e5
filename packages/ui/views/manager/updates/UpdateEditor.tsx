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
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import { overForm, overFormUntilChanged, placements } from '../../form/placement.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useForm } from '../../form/use-form.ts'
import { UpdatePreview } from './UpdatePreview.tsx'
import * as styles from './updates.css.ts'

/** The editor of a text in HTML of the seven tags, which the dashboard has. */
export type TextEditor = ComponentType<{
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly count: string
  readonly onChange: (html: string) => void
  readonly onBlur: () => void
}>

interface UpdateEditorProps {
  readonly Editor: TextEditor
  readonly project: PrivateProject
  /** Null: a new one. */
  readonly update: ProjectUpdate | null
  readonly onSave: (form: UpdateForm) => Promise<unknown>
  readonly onClose: () => void
}

/** The platform names the field; a code without one is shown over the form. */
const named = overFormUntilChanged
const updatePlacements = placements<typeof createUpdate | typeof editUpdate, 'name' | 'description'>({
  FIELD_MISSING: named,
  ITERABLE_LENGTH_LONG: named,
  REGEX_FAIL: named,
  INVALID_ID: named,
  INVALID_STATE: named,
  NOT_FOUND: overForm,
  MISSING_PERMISSION: overForm,
})

/** Writes an update: kept as a draft, or published once and for everybody it is for. */
export function UpdateEditor({ Editor, project, update, onSave, onClose }: UpdateEditorProps) {
  const { t } = useTranslation('manager')
  const { t: common } = useTranslation()
  const { count } = useFormat()
  const isPublished = update !== null && !update.draft
  const wish = useRef<'draft' | 'publish'>('draft')
  const [failed, setFailed] = useState<'draft' | 'publish' | null>(null)
  const { form, ...saving } = useForm<UpdateForm>({
    schema: updateForm,
    empty: {
      name: update?.name ?? '',
      description: update?.description ?? '',
      public: update?.public ?? true,
    },
    placements: updatePlacements,
    submit: async ({ name, description, public: isPublic }) => {
      setFailed(wish.current)
      await onSave({
        name,
        description,
        public: isPublic,
        ...(!isPublished && { draft: wish.current === 'draft' }),
      })
    },
  })
  const [name, description, isPublic] = form.watch(['name', 'description', 'public'])
  const { errors } = form.formState
  /** Elsewhere the messages of these codes speak of names and descriptions. */
  const isMissing = (field: 'name' | 'description') => /_MISSING$/.test(errors[field]?.type ?? '')
  const title = saving.field('name', t('updates.name'))
  const reason = saving.waits ? t('changeFirst') : undefined
  const labelOf = (which: 'draft' | 'publish', label: string) =>
    saving.failure && !saving.waits && failed === which ? common('retry') : label
  return (
    <form method="dialog" noValidate className={styles.editor} onSubmit={saving.onSubmit}>
      {saving.failure && (
        <RejectionAlert
          ref={saving.rejection}
          failure={saving.failure}
          words={saving.failure.items[0]?.code === 'INVALID_STATE' ? t('updates.codes.over') : undefined}
        />
      )}
      <TextField
        {...title}
        error={
          isMissing('name')
            ? t('updates.codes.title')
            : errors.name?.type === 'REGEX_FAIL'
              ? t('updates.codes.characters')
              : title.error
        }
        maxLength={COMMUNITY.updateTitleMax}
      />
      <Controller
        control={form.control}
        name="description"
        render={({ field: { value, onChange, onBlur } }) => (
          <Editor
            label={t('updates.text')}
            value={value}
            error={
              isMissing('description')
                ? t('updates.codes.text')
                : form.problem('description', t('updates.text'))
            }
            count={t('updates.characters', {
              used: count(visibleLength(value)),
              max: count(COMMUNITY.updateMax),
            })}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <Controller
        control={form.control}
        name="public"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label={t('updates.who')}
            value={value ? 'all' : 'backers'}
            onChange={(next) => onChange(next === 'all')}
            options={[
              { value: 'all', label: t('updates.everyone'), detail: t('updates.everyoneHint') },
              {
                value: 'backers',
                label: t('updates.backersOnly'),
                detail: t('updates.backersHint', { count: project.backers_count }),
              },
            ]}
          />
        )}
      />
      <UpdatePreview project={project.name} name={name} description={description} isPublic={isPublic} />
      <p className={styles.muted}>{t(isPublished ? 'updates.saveHint' : 'updates.publishHint')}</p>
      <div className={styles.ends}>
        {isPublished ? (
          <Button type="submit" pending={saving.pending} disabledReason={reason}>
            {labelOf('draft', t('updates.save'))}
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
              {labelOf('draft', t('updates.saveDraft'))}
            </Button>
            <Button
              type="submit"
              pending={saving.pending && wish.current === 'publish'}
              disabledReason={reason}
              onClick={() => {
                wish.current = 'publish'
              }}
            >
              {labelOf('publish', t('updates.publish'))}
            </Button>
          </>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('updates.close')}
        </Button>
      </div>
    </form>
  )
}
