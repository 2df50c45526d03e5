import type { decideModerationCase } from '@kindling/api-client/contract/moderation'
import type { ModerationCaseDetail } from '@kindling/api-client/model/moderation'
import { type DecisionForm as Decision, decisionForm } from '@kindling/validation/forms/moderation'
import {
  type CaseKind,
  type DecisionAct,
  decisionsOf,
  type ModerationRule,
  mayBlockWith,
  moderationRules,
  needsRule,
} from '@kindling/validation/rules/moderation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import * as styles from './moderation.css.ts'

const decisionPlacements = placements<typeof decideModerationCase>({
  INVALID_STATE: overFormUntilChanged,
})

const dangerous: readonly DecisionAct[] = ['SUSPEND', 'END', 'REMOVE']

/** What the same decision is called where it means something else. */
const namedIn: Partial<
  Record<CaseKind, Partial<Record<DecisionAct, 'SHOW' | 'KEEP_MESSAGE' | 'REMOVE_MESSAGE'>>>
> = {
  COMMENT: { DISMISS: 'SHOW' },
  MESSAGE: { DISMISS: 'KEEP_MESSAGE', REMOVE: 'REMOVE_MESSAGE' },
}

export interface DecisionFormProps {
  readonly found: ModerationCaseDetail
  readonly onDecide: (decision: Decision) => Promise<unknown>
}

/** What happens with a case, and why: the person concerned reads the reason word for word. */
export function DecisionForm({ found, onDecide }: DecisionFormProps) {
  const { t } = useTranslation('moderation')
  const { t: rules } = useTranslation('rules')
  const { kind, is_open: isOpen, status, person } = found
  const acts = decisionsOf({ kind, isOpen, status })
  const [block, setBlock] = useState(false)
  const form = useForm<{ act: string; reason: string; rule?: string }>({
    name: 'decision',
    schema: decisionForm,
    empty: { act: acts[0] ?? '', reason: '' },
    placements: decisionPlacements,
    submit: ({ act, reason, rule }) =>
      onDecide({
        act: act as DecisionAct,
        reason,
        ...(needsRule(act as DecisionAct) && rule && { rule: rule as ModerationRule }),
        ...(block && mayBlockWith(act as DecisionAct) && { block: true }),
      }),
  })
  const { value, onChange, error } = form.controlled('act', t('decide.question'))
  const act = (acts as readonly string[]).includes(value) ? (value as DecisionAct) : acts[0]
  if (act === undefined) return null
  const wordsOf = (each: DecisionAct) => namedIn[kind]?.[each] ?? each
  const name = person.name || t('case.nameless')
  const mayBlock = mayBlockWith(act) && !person.is_moderator && !person.blocked
  return (
    <form className={styles.decide} method="dialog" noValidate onSubmit={form.onSubmit}>
      <Stack gap={20}>
        <Heading level={2} size="t21">
          {t('decide.title')}
        </Heading>
        {form.failure && <RejectionAlert ref={form.rejection} failure={form.failure} form="decision" />}
        <RadioGroup
          label={t('decide.question')}
          labelDisplay="spoken"
          options={acts.map((each) => ({
            value: each,
            label: t(`decide.options.${wordsOf(each)}.label`),
            detail: t(`decide.options.${wordsOf(each)}.detail`),
          }))}
          value={act}
          error={error}
          onChange={onChange}
        />
        {mayBlock && (
          <Checkbox
            label={t('decide.block', { name })}
            hint={t('decide.blockHint')}
            checked={block}
            onChange={(event) => setBlock(event.target.checked)}
          />
        )}
        {needsRule(act) && (
          <Select
            {...form.field('rule', t('decide.rule'))}
            placeholder={t('decide.chooseRule')}
            options={moderationRules.map((rule) => ({ value: rule, label: rules(`words.${rule}`) }))}
          />
        )}
        <TextArea {...form.field('reason', t('decide.reason'))} hint={t('decide.hint')} rows={4} />
        <div className={styles.gets}>
          <Heading level={3} size="t18">
            {t('decide.gets', { name })}
          </Heading>
          <p className={styles.muted}>{t(`decide.options.${wordsOf(act)}.gets`)}</p>
        </div>
        <SubmitButton
          of={form}
          width="full"
          variant={dangerous.includes(act) ? 'danger' : 'ink'}
          pendingLabel={t('decide.pending')}
        >
          {t(`decide.options.${wordsOf(act)}.submit`)}
        </SubmitButton>
        <p className={styles.muted}>{t('decide.written')}</p>
      </Stack>
    </form>
  )
}
