import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import type { createProject } from '@kindling/api-client/contract/project-editing'
import type { ProjectSummary } from '@kindling/api-client/model/project'
import { STOREFRONT } from '@kindling/validation/limits'
import check from 'lucide-react/icons/check'
import minus from 'lucide-react/icons/minus'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useMessages } from '../form/messages.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { useAction } from '../shared/use-action.ts'
import { WizardFrame } from './WizardFrame.tsx'
import * as styles from './wizard.css.ts'

export interface ContinueViewProps {
  /** The site's name, linked to home. */
  readonly logo: ReactNode
  readonly kind: 'PREORDER' | 'STOREFRONT'
  /** All projects of the person; those that succeeded can be continued. */
  readonly read: ReadState<{ readonly projects: readonly ProjectSummary[] }>
  /** Of the person, for the new draft. */
  readonly email: string
  /** The wizard, for a draft with nothing from before. */
  readonly newHref: string
  /** Milliseconds. */
  readonly now: number
  readonly onCreate: (body: BodyOf<typeof createProject>) => Promise<unknown>
}

const copied = ['texts', 'pictures', 'rewards', 'faq', 'team'] as const
const left = ['money', 'pledges', 'updates', 'extras'] as const

/** Starts a pre-order or a storefront from a project of one's own that succeeded, or from nothing (decisions 2 §1). */
export function ContinueView({ logo, kind, read, email, newHref, now, onCreate }: ContinueViewProps) {
  const { t } = useTranslation('builder')
  const [chosen, setChosen] = useState<string | null>(null)
  const found = read.data?.projects.filter(
    ({ result, status }) => result === 'successful' && status === 'COMPLETE',
  )
  const value = chosen ?? found?.[0]?.id ?? 'new'
  const source = found?.find(({ id }) => id === value)
  const making = useAction(() =>
    onCreate({
      name: source?.name ?? '',
      contact_email: email,
      funding_type: kind,
      ...(source && { continues: source.id }),
    }),
  )
  const rejection = useRejectionFocus(making.failure)
  return (
    <WizardFrame
      logo={logo}
      footer={
        <>
          <ButtonLink variant="quiet" href="/create">
            {t('back')}
          </ButtonLink>
          {source ? (
            <Button pending={making.pending} pendingLabel={t('making')} onClick={() => void making.run()}>
              {t('make')}
            </Button>
          ) : (
            <ButtonLink href={newHref}>{t('continue')}</ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.step}>
        <div>
          <Heading level={1}>{t(`from.${kind}.title`)}</Heading>
          <p className={styles.lead}>{t(`from.${kind}.lead`)}</p>
        </div>
        {making.failure && <RejectionAlert form="wizard" ref={rejection} failure={making.failure} />}
        <Choice read={read} found={found} value={value} onChange={setChosen} />
        {kind === 'STOREFRONT' && <ReviewNote now={now} />}
        {source && (
          <section className={styles.rows} aria-label={t('from.start')}>
            <div className={styles.lists}>
              <What title={t('from.copied')} of={copied} mark={check} />
              <What title={t('from.left')} of={left} mark={minus} />
            </div>
          </section>
        )}
      </div>
    </WizardFrame>
  )
}

interface ChoiceProps extends Pick<ContinueViewProps, 'read'> {
  readonly found: readonly ProjectSummary[] | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

function Choice({ read, found, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('builder')
  const { money } = useFormat()
  const messageOf = useMessages()
  if (read.error)
    return (
      <SectionFailed title={t('from.failed')} level={2} onRetry={read.retry}>
        {messageOf({ code: read.error.code })}
      </SectionFailed>
    )
  if (!found)
    return (
      <div role="status" aria-label={t('from.loading')}>
        <Skeleton shape="block" height={160} />
      </div>
    )
  return (
    <RadioGroup
      label={t('from.label')}
      options={[
        ...found.map(({ id, name, backers_count, total_pledged }) => ({
          value: id,
          label: name,
          detail: t('from.facts', { count: backers_count, amount: money(total_pledged) }),
        })),
        { value: 'new', label: t('from.new'), detail: t('from.newDetail') },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

/** How long a review takes, with the days of one that is submitted today. */
function ReviewNote({ now }: { readonly now: number }) {
  const { t } = useTranslation('builder')
  const { date } = useFormat()
  return (
    <section aria-label={t('from.review.title')}>
      <Text weight="semibold">{t('from.review.title')}</Text>
      <Text tone="muted">
        {t('from.review.words', {
          first: date(now + STOREFRONT.reviewMinMs, 'day'),
          last: date(now + STOREFRONT.reviewMaxMs, 'day'),
        })}
      </Text>
    </section>
  )
}

interface WhatProps {
  readonly title: string
  readonly of: readonly ((typeof copied)[number] | (typeof left)[number])[]
  readonly mark: typeof check
}

function What({ title, of, mark }: WhatProps) {
  const { t } = useTranslation('builder')
  return (
    <div>
      <Heading level={2} size="t18">
        {title}
      </Heading>
      <ul className={styles.whats}>
        {of.map((each) => (
          <li key={each} className={styles.what}>
            <Icon icon={mark} size={18} />
            <span>
              <Text as="span" weight="semibold">
                {t(`from.what.${each}.title`)}
              </Text>
              <Text size="t14" tone="muted">
                {t(`from.what.${each}.detail`)}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
