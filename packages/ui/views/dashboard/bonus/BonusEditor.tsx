import type { updateBonus } from '@kindling/api-client/contract/bonuses'
import type { Bonus } from '@kindling/api-client/model/bonus'
import { type BonusForm, bonusForm } from '@kindling/validation/forms/bonus'
import { BONUS } from '@kindling/validation/limits'
import { countCharacters } from '@kindling/validation/rules/text-length'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../primitives/NumberField/NumberField.tsx'
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import { dateSeconds, dateText } from '../../form/date-text.ts'
import { overFormUntilChanged, placements } from '../../form/placement.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useForm } from '../../form/use-form.ts'
import type { ShownBonus } from '../../shared/BonusOffer.tsx'
import { KeptNotice } from '../../shared/KeptNotice.tsx'
import { useKeptEditor } from '../../shared/kept-editor.ts'
import * as dashboard from '../dashboard.css.ts'
import { EditorEnds } from '../EditorEnds.tsx'

type Values = Required<BonusForm>

const blank: Values = { title: '', description: '', gives: '', places: null, open_until: null }

interface BonusEditorProps {
  /** Absent: a new one. */
  readonly bonus?: Bonus
  readonly onSave: (values: BonusForm) => Promise<unknown>
  /** Shows what is typed as backers will see it. */
  readonly onShow: (bonus: ShownBonus) => void
  readonly onClose: () => void
}

/** The platform names the field; a code without one is shown over the form. */
const bonusPlacements = {
  ...placements<typeof updateBonus>({ INVALID_ID: overFormUntilChanged }),
  MAX_COUNT: overFormUntilChanged,
}

/** The fields of a bonus. */
export function BonusEditor({ bonus, onSave, onShow, onClose }: BonusEditorProps) {
  const { t } = useTranslation('bonus')
  const { t: common } = useTranslation('dashboard')
  const { t: site } = useTranslation()
  const start: Values = bonus
    ? {
        title: bonus.title,
        description: bonus.description,
        gives: bonus.gives,
        places: bonus.places,
        open_until: bonus.open_until,
      }
    : blank
  const { form, ...saving } = useForm<Values>({
    name: 'bonus',
    schema: bonusForm({ nowMs: Date.now }),
    empty: start,
    placements: bonusPlacements,
    submit: async (values) => {
      await onSave(values)
      kept.close()
    },
  })
  const kept = useKeptEditor(form, { kind: 'bonus', id: bonus?.id ?? 'new', start, onClose })
  const { watch, getValues } = form
  const values = watch()
  const show = useEffectEvent((next: Partial<Values>) =>
    onShow({
      ...(bonus ?? { is_open: true, accepted_count: 0 }),
      title: next.title || t('untitled'),
      description: next.description ?? '',
      gives: next.gives ?? '',
      places: next.places ?? null,
      open_until: next.open_until ?? null,
    }),
  )
  useEffect(() => {
    show(getValues())
    const { unsubscribe } = watch((next) => show(next as Partial<Values>))
    return unsubscribe
  }, [watch, getValues])
  const change = <Key extends keyof Values>(key: Key, value: Values[Key]) =>
    form.setValue(key, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const count = (text: string, max: number) => common('count', { used: countCharacters(text), max })
  return (
    <form method="dialog" noValidate className={dashboard.editor} onSubmit={saving.onSubmit}>
      <KeptNotice kept={kept} />
      <TextField
        {...saving.field('title', t('fields.title'))}
        hint={t('fields.titleHint')}
        count={count(values.title, BONUS.titleMax)}
        autoComplete="off"
      />
      <TextArea
        {...saving.field('description', t('fields.description'))}
        count={count(values.description, BONUS.descriptionMax)}
      />
      <TextField
        {...saving.field('gives', t('fields.gives'))}
        hint={t('fields.givesHint')}
        count={count(values.gives, BONUS.givesMax)}
        autoComplete="off"
      />
      <div className={dashboard.pair}>
        <NumberField
          label={t('fields.places')}
          notANumber={common('notANumber')}
          hint={t('fields.placesHint')}
          value={values.places ?? null}
          error={saving.field('places', t('fields.places')).error}
          onChange={(places) => change('places', places)}
        />
        <TextField
          type="date"
          label={t('fields.open_until')}
          optional={site('optional')}
          value={dateText(values.open_until)}
          error={saving.field('open_until', t('fields.open_until')).error}
          onChange={(event) => change('open_until', dateSeconds(event.target.value))}
        />
      </div>
      {saving.failure && <RejectionAlert form="bonus" ref={saving.rejection} failure={saving.failure} />}
      <EditorEnds saving={saving} onRemove={undefined} onClose={kept.close} label={t('save')} />
    </form>
  )
}
