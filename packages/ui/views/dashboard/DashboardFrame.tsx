import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { isManaged } from '@kindling/validation/permissions'
import circle from 'lucide-react/icons/circle'
import circleCheck from 'lucide-react/icons/circle-check'
import circleDashed from 'lucide-react/icons/circle-dashed'
import eye from 'lucide-react/icons/eye'
import users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { WorkedOn } from '../../state/worked-on.ts'
import { useRejectionLine } from '../form/use-rejection-message.ts'
import { HelpLinks } from '../shared/HelpLinks.tsx'
import { ProjectSwitcher } from '../shared/ProjectSwitcher.tsx'
import * as styles from './dashboard.css.ts'
import { problemsOf, type Section, sectionState, sectionsOf } from './draft-facts.ts'
import type { Autosave } from './use-autosave.ts'

interface DashboardFrameProps {
  /** The site's mark, linked to home. */
  readonly logo: ReactNode
  readonly draft: PrivateProject
  readonly section: Section
  readonly saving: Autosave
  readonly workedOn: WorkedOn
  /** Milliseconds. */
  readonly now: number
  readonly children: ReactNode
}

const icons = { done: circleCheck, open: circleDashed, empty: circle } as const

export type { Section }
export const dashboardHref = (id: string, section: Section) => `/dashboard/${id}/${section}`

const stateOf = {
  INITIAL: 'draft',
  DRAFT: 'draft',
  ACTIVE: 'live',
  SUSPENDED: 'suspended',
  COMPLETE: 'over',
} as const satisfies Record<PrivateProject['status'], string>

/** The dashboard around one of its sections: what is saved, where one is, and what is open. */
export function DashboardFrame({
  logo,
  draft,
  section,
  saving,
  workedOn,
  now,
  children,
}: DashboardFrameProps) {
  const { t } = useTranslation('dashboard')
  const Anchor = useLink()
  const problems = problemsOf(draft, now)
  const isDraft = draft.status === 'INITIAL' || draft.status === 'DRAFT'
  const state = draft.review_status === 'IN_REVIEW' ? 'review' : stateOf[draft.status]
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div className={styles.topRow}>
          {logo}
          <ProjectSwitcher
            projectId={draft.id}
            name={saving.values.name}
            workedOn={workedOn}
            from="dashboard"
          />
          <Badge tone={state === 'live' ? 'positive' : 'neutral'}>{t(`state.${state}`)}</Badge>
          <SaveStatus saving={saving} />
          <div className={styles.actions}>
            <HelpLinks place="header" />
            {isManaged(draft.status) && (
              <ButtonLink variant="line" size="small" icon={users} href={`/manager/${draft.id}`}>
                <span className={styles.actionWords}>{t('manage')}</span>
              </ButtonLink>
            )}
            <ButtonLink
              variant="line"
              size="small"
              icon={eye}
              href={
                isDraft
                  ? `/project/preview/${draft.preview_code}`
                  : `/project/${draft.vanity_url ?? draft.id}`
              }
            >
              <span className={styles.actionWords}>{t(isDraft ? 'preview' : 'seePage')}</span>
            </ButtonLink>
          </div>
        </div>
      </header>
      <div className={styles.columns}>
        <nav className={styles.nav} aria-label={t('sections.label')}>
          {sectionsOf(draft).map((each) => {
            const state = sectionState(each, draft, problems)
            return (
              <Anchor
                key={each}
                href={dashboardHref(draft.id, each)}
                className={styles.tab}
                aria-current={each === section ? 'page' : undefined}
              >
                {state ? (
                  <span className={styles.marks[state]}>
                    <Icon icon={icons[state]} size={18} />
                  </span>
                ) : (
                  <span className={styles.noMark} />
                )}
                {t(`sections.${each}`)}
                {state && <VisuallyHidden>, {t(`progress.${state}`)}</VisuallyHidden>}
              </Anchor>
            )
          })}
        </nav>
        <div>
          <Asked saving={saving} />
          {children}
        </div>
      </div>
      <HelpLinks place="end" />
    </div>
  )
}

/** Saving, Saved with its time, or Not saved with a retry. */
function SaveStatus({ saving }: { readonly saving: Autosave }) {
  const { t, i18n } = useTranslation('dashboard')
  const line = useRejectionLine()
  const time = (at: number) =>
    new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit' }).format(at)
  const failed = saving.state === 'failed' && saving.conflicts.length === 0
  return (
    <div className={styles.saving}>
      <span className={styles.status} role="status" data-saving={saving.state}>
        {saving.state === 'saving' && t('saving')}
        {failed && `${t('notSaved')} ${line(saving.failure) ?? ''}`}
        {saving.state === 'idle' && saving.savedAt !== null && t('saved', { time: time(saving.savedAt) })}
      </span>
      {failed && (
        <Button variant="quiet" size="small" onClick={saving.flush}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}

/** The role of who is typing was changed or ended meanwhile. */
const ofRole = new Set(['MISSING_PERMISSION', 'NOT_FOUND'])

/** Questions that only the person can answer: text of an earlier visit, and fields that two people changed. */
function Asked({ saving }: { readonly saving: Autosave }) {
  const { t } = useTranslation('dashboard')
  if (saving.conflicts.length > 0)
    return (
      <Alert tone="warning" arrival="announced" title={t('conflict.title')}>
        <p>
          {t('conflict.detail', { fields: saving.conflicts.map((field) => t(`fields.${field}`)).join(', ') })}
        </p>
        <Inline gap={8}>
          <Button size="small" onClick={() => void saving.keepMine()}>
            {t('conflict.mine')}
          </Button>
          <Button size="small" variant="line" onClick={() => void saving.takeTheirs()}>
            {t('conflict.theirs')}
          </Button>
        </Inline>
      </Alert>
    )
  if (saving.failure?.items.some(({ code }) => ofRole.has(code)))
    return (
      <Alert tone="warning" arrival="announced" title={t('roleChanged.title')}>
        {t('roleChanged.detail')}
      </Alert>
    )
  if (!saving.offered) return null
  return (
    <Alert tone="info" title={t('offered.title')}>
      <Inline gap={8}>
        <Button size="small" onClick={saving.restore}>
          {t('offered.restore')}
        </Button>
        <Button size="small" variant="line" onClick={saving.discard}>
          {t('offered.discard')}
        </Button>
      </Inline>
    </Alert>
  )
}
