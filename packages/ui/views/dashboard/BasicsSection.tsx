import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { Category } from '@kindling/api-client/model/project'
import { CAMPAIGN, PROJECT, PUBLISH } from '@kindling/validation/limits'
import { visibleLength } from '@kindling/validation/rules/sanitize-description'
import { countCharacters } from '@kindling/validation/rules/text-length'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { MoneyField } from '../../primitives/MoneyField/MoneyField.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { ProjectCard } from '../../widgets/ProjectCard/ProjectCard.tsx'
import { useMessages } from '../form/messages.ts'
import { useProjectFacts } from '../shared/project-facts.ts'
import { DescriptionField } from './DescriptionField.tsx'
import * as styles from './dashboard.css.ts'
import { readOnlyReason } from './draft-facts.ts'
import { LocationField } from './location/LocationField.tsx'
import { PictureSlots } from './PictureSlots.tsx'
import type { PictureCalls } from './picture-calls.ts'
import { Part, SectionHead } from './SectionPart.tsx'
import type { Autosave, Fields } from './use-autosave.ts'

interface BasicsSectionProps {
  readonly draft: PrivateProject
  readonly saving: Autosave
  readonly calls: PictureCalls
  readonly categories: readonly Category[]
  /** Address of the site. */
  readonly origin: string
  /** Milliseconds. */
  readonly now: number
}

/** What people see in lists, searches and links; each field saves itself. */
export function BasicsSection({ draft, saving, calls, categories, origin, now }: BasicsSectionProps) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const messageOf = useMessages('basics')
  const { values } = saving
  const errorOf = (field: keyof Fields) => {
    const found = saving.problems.find((each) => each.field === field)
    return found && messageOf(found, t(`fields.${field}`))
  }
  type TextKey = 'name' | 'blurb' | 'location' | 'vanity_url' | 'contact_email' | 'main_video'
  const text = (field: TextKey) => ({
    label: t(`fields.${field}`),
    value: values[field],
    error: errorOf(field),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      saving.change({ [field]: event.target.value }),
    onBlur: saving.flush,
  })
  const count = (field: 'name' | 'blurb', max: number) => ({
    count: t('count', { used: countCharacters(values[field]), max }),
  })
  const isCampaign = draft.funding_type === 'CROWDFUNDING'
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        <SectionHead title={t('basics.title')} lead={t('basics.lead')} />
        <TextField {...text('name')} {...count('name', PROJECT.nameMax)} autoComplete="off" />
        <TextArea {...text('blurb')} {...count('blurb', PROJECT.blurbMax)} />
        <div className={styles.pair}>
          <Select
            label={t('fields.category_id')}
            placeholder={t('basics.chooseCategory')}
            options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={values.category_id == null || values.category_id < 0 ? '' : String(values.category_id)}
            error={errorOf('category_id')}
            onChange={(event) => saving.change({ category_id: Number(event.target.value) })}
            onBlur={saving.flush}
          />
          <LocationField
            {...text('location')}
            value={values.location}
            onChange={(location) => saving.change({ location })}
          />
        </div>
        <TextField
          {...text('vanity_url')}
          autoComplete="off"
          prefix="/project/"
          hint={t('basics.addressHint')}
        />
        <TextField
          {...text('contact_email')}
          type="email"
          autoComplete="email"
          hint={t('basics.emailHint')}
        />
        <TextField {...text('main_video')} type="url" autoComplete="off" optional={common('optional')} />
        {isCampaign && (
          <Part title={t('basics.goalTitle')} lead={t('basics.goalLead')}>
            <div className={styles.pair}>
              <MoneyField
                label={t('fields.funding_goal')}
                notAnAmount={t('notAnAmount')}
                value={values.funding_goal ?? null}
                error={errorOf('funding_goal')}
                onChange={(cents) => saving.change({ funding_goal: cents })}
                onBlur={saving.flush}
              />
              <NumberField
                label={t('fields.duration')}
                notANumber={t('notANumber')}
                digits={3}
                suffix={t('basics.days')}
                hint={t('basics.durationHint', { min: CAMPAIGN.daysMin, max: CAMPAIGN.daysMax })}
                value={values.duration ?? null}
                error={errorOf('duration')}
                onChange={(duration) => saving.change({ duration })}
                onBlur={saving.flush}
              />
            </div>
          </Part>
        )}
        <Part
          title={t('fields.description')}
          lead={t('basics.descriptionLead', { min: PUBLISH.descriptionMin })}
        >
          <DescriptionField
            label={t('fields.description')}
            labelDisplay="spoken"
            value={values.description}
            readOnly={readOnlyReason(draft) !== null}
            error={errorOf('description')}
            count={t('basics.atLeast', {
              used: visibleLength(values.description),
              min: PUBLISH.descriptionMin,
            })}
            onChange={(description) => saving.change({ description })}
            pictures={{
              images: draft.description_images,
              upload: async (file) => (await calls.upload('description', file)).image,
            }}
            onBlur={saving.flush}
          />
        </Part>
        <PictureSlots {...{ draft, saving, calls, origin }} />
      </div>
      <LiveCard draft={draft} values={values} now={now} />
    </div>
  )
}

/** The card of the project as lists will show it. */
function LiveCard({
  draft,
  values,
  now,
}: {
  readonly draft: PrivateProject
  readonly values: Fields
  readonly now: number
}) {
  const { t } = useTranslation('dashboard')
  const shown = {
    ...draft,
    name: values.name,
    location: values.location,
    reserve_percent: values.reserve_percent,
    funding_goal: values.funding_goal ?? 0,
  }
  const { image, percent, state, progress, deadline, protection, byline } = useProjectFacts()(shown, now)
  return (
    <aside className={styles.rail} aria-label={t('basics.card')}>
      <Heading level={2} size="t18">
        {t('basics.card')}
      </Heading>
      <ProjectCard
        href={`/project/preview/${draft.preview_code}`}
        name={values.name}
        {...{ image, percent, state, progress, deadline, protection, byline }}
      />
    </aside>
  )
}
