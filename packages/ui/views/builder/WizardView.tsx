import type { createProject } from '@kindling/api-client/contract/project-editing'
import type { UserProfile } from '@kindling/api-client/model/account'
import type { Category } from '@kindling/api-client/model/project'
import {
  NO_CATEGORY,
  type ProjectCreateForm,
  projectCreateForm,
} from '@kindling/validation/forms/project-create'
import { PROJECT } from '@kindling/validation/limits'
import { type FundingType, fundingTypes } from '@kindling/validation/rules/kinds-of-funding'
import { slugify } from '@kindling/validation/rules/project-slug'
import { countCharacters } from '@kindling/validation/rules/text-length'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { CheckoutSteps } from '../../widgets/CheckoutSteps/CheckoutSteps.tsx'
import { beside, overForm, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import { Eligibility } from './Eligibility.tsx'
import { WizardFrame } from './WizardFrame.tsx'
import * as styles from './wizard.css.ts'

export interface WizardViewProps {
  /** The site's name, linked to home. */
  readonly logo: ReactNode
  readonly user: Pick<UserProfile, 'email' | 'email_confirmed' | 'kyc_status'>
  readonly categories: readonly Category[]
  /** The type chosen at first. @default 'CROWDFUNDING' */
  readonly start?: FundingType
  /** Host of the site, as the address of a project is shown: "kindling.com". */
  readonly host: string
  /** Whether a project has this address already. */
  readonly onLookUp: (slug: string) => Promise<boolean>
  readonly onCreate: (form: ProjectCreateForm) => Promise<unknown>
}

const steps = ['type', 'name', 'category', 'eligibility'] as const
type Step = (typeof steps)[number]
const stepOf: Readonly<Record<keyof ProjectCreateForm, Step>> = {
  funding_type: 'type',
  name: 'name',
  contact_email: 'name',
  category_id: 'category',
}

const wizardPlacements = placements<typeof createProject, 'category_id'>({
  NOT_YET_CONFIRM: overForm,
  INVALID_ID: beside('category_id'),
})

/** The way to a draft: type, name, category, and what publishing will ask for (spec 2 §2). */
export function WizardView({
  logo,
  user,
  categories,
  start = 'CROWDFUNDING',
  host,
  onLookUp,
  onCreate,
}: WizardViewProps) {
  const { t } = useTranslation('builder')
  const { t: errors } = useTranslation('errors')
  const [step, setStep] = useState<Step>('type')
  const [taken, setTaken] = useState<string | null>(null)
  const [looking, setLooking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { form, ...sending } = useForm<Required<ProjectCreateForm>>({
    name: 'wizard',
    schema: projectCreateForm,
    empty: {
      name: '',
      contact_email: user.email,
      funding_type: start,
      category_id: NO_CATEGORY,
    },
    placements: wizardPlacements,
    submit: onCreate,
  })
  const index = steps.indexOf(step)
  const values = form.watch()
  const slug = slugify(values.name)
  const isTaken = slug !== '' && taken === slug

  // A rejection is beside a field that may be on an earlier step.
  const wrong = Object.keys(form.formState.errors)[0] as keyof ProjectCreateForm | undefined
  useEffect(() => {
    if (wrong) setStep(stepOf[wrong])
  }, [wrong])
  /** The step that the person chose. Where a rejection leads to another one, that step's heading gets focus. */
  const chosen = useRef(step)
  useEffect(() => {
    if (step === chosen.current) return
    chosen.current = step
    heading.current?.focus()
  }, [step])
  const go = (to: Step) => {
    chosen.current = to
    // At once: a frame later, somebody quick is in the step's first field already.
    flushSync(() => setStep(to))
    heading.current?.focus()
  }
  const next = async () => {
    if (step === 'name') {
      if (!(await form.trigger(['name', 'contact_email']))) return
      setLooking(true)
      // Without an answer the last step says whether the name is taken.
      const exists = slug !== '' && (await onLookUp(slug).catch(() => false))
      setLooking(false)
      if (exists) return setTaken(slug)
    }
    const to = steps[index + 1]
    if (to) go(to)
  }

  const isLast = step === 'eligibility'
  const whyNot =
    isTaken && step === 'name'
      ? t('name.takenShort')
      : isLast && sending.waits
        ? errors('form.change')
        : undefined
  return (
    <WizardFrame
      logo={logo}
      footer={
        <>
          {index > 0 ? (
            <Button variant="quiet" onClick={() => go(steps[index - 1] ?? 'type')}>
              {t('back')}
            </Button>
          ) : (
            <span />
          )}
          <Button
            type="submit"
            form="wizard"
            pending={sending.pending || looking}
            pendingLabel={isLast ? t('making') : t('checking')}
            disabledReason={whyNot}
          >
            {isLast ? t('make') : t('continue')}
          </Button>
        </>
      }
    >
      <CheckoutSteps
        label={t('steps.label')}
        doneLabel={t('steps.done')}
        steps={steps.map((id, place) => ({
          id,
          label: t(`steps.${id}`),
          state: place < index ? 'done' : place === index ? 'current' : 'next',
        }))}
      />
      <form
        id="wizard"
        method="dialog"
        noValidate
        className={styles.step}
        onSubmit={(event) => {
          if (isLast) return void sending.onSubmit(event)
          event.preventDefault()
          void next()
        }}
      >
        <div>
          <Heading level={1} ref={heading} tabIndex={-1}>
            {t(`${step}.title`)}
          </Heading>
          <p className={styles.lead}>{t(`${step}.lead`)}</p>
        </div>
        {sending.failure && (
          <RejectionAlert form="wizard" ref={sending.rejection} failure={sending.failure} />
        )}
        {step === 'type' && (
          <RadioGroup
            label={t('type.title')}
            labelDisplay="spoken"
            options={fundingTypes.map((value) => ({
              value,
              label: t(`type.${value}.label`),
              detail: t(`type.${value}.detail`),
            }))}
            value={values.funding_type}
            onChange={(value) => form.setValue('funding_type', value)}
          />
        )}
        {step === 'name' && (
          <div className={styles.narrow}>
            <TextField
              {...sending.field('name', t('name.label'))}
              {...(isTaken && { error: t('name.taken', { name: values.name.trim() }) })}
              count={t('name.count', { used: countCharacters(values.name), max: PROJECT.nameMax })}
              autoComplete="off"
            />
            <TextField
              {...sending.field('contact_email', t('name.email'))}
              hint={t('name.emailHint')}
              type="email"
              autoComplete="email"
            />
            <div>
              <Text weight="semibold" size="t14">
                {t('name.address')}
              </Text>
              <p className={styles.address}>
                <bdi dir="ltr">
                  {host}/project/<strong>{slug || '…'}</strong>
                </bdi>
              </p>
            </div>
          </div>
        )}
        {step === 'category' && (
          <RadioGroup
            label={t('category.title')}
            labelDisplay="spoken"
            options={[
              ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: String(NO_CATEGORY), label: t('category.none') },
            ]}
            value={String(values.category_id)}
            onChange={(value) => form.setValue('category_id', Number(value))}
            error={form.problem('category_id', t('category.title'))}
          />
        )}
        {isLast && <Eligibility user={user} />}
      </form>
    </WizardFrame>
  )
}
