import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { BonusCalls } from '@kindling/api-client/forms/bonus-calls'
import type { CouponCalls } from '@kindling/api-client/forms/coupon-calls'
import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'
import type { TeamCalls } from '@kindling/api-client/forms/team-calls'
import type { TranslationCalls } from '@kindling/api-client/forms/translation-calls'
import type { Coupon } from '@kindling/api-client/model/coupon'
import type { Category } from '@kindling/api-client/model/project'
import type { Translation } from '@kindling/api-client/model/translation'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import type { WorkedOn } from '../../state/worked-on.ts'
import { KeptEditors } from '../shared/kept-editor.ts'
import type { ReadState } from '../shared/read-state.ts'
import type { ActivityRead } from './ActivityPart.tsx'
import type { BonusReads } from './bonus/BonusSection.tsx'
import { DashboardFrame } from './DashboardFrame.tsx'
import * as styles from './dashboard.css.ts'
import { readOnlyReason, type Section } from './draft-facts.ts'
import { OverviewSection } from './OverviewSection.tsx'
import type { Team } from './TeamSection.tsx'
import { useAutosave } from './use-autosave.ts'

/* Each section is fetched with the first visit to it: one of them alone knows every country. */
const AccountSection = lazyPart(async () => (await import('./AccountSection.tsx')).AccountSection)
const BasicsSection = lazyPart(async () => (await import('./BasicsSection.tsx')).BasicsSection)
const BonusSection = lazyPart(async () => (await import('./bonus/BonusSection.tsx')).BonusSection)
const FaqSection = lazyPart(async () => (await import('./FaqSection.tsx')).FaqSection)
const ProductsSection = lazyPart(async () => (await import('./products/ProductsSection.tsx')).ProductsSection)
const RewardsSection = lazyPart(async () => (await import('./RewardsSection.tsx')).RewardsSection)
const TeamSection = lazyPart(async () => (await import('./TeamSection.tsx')).TeamSection)
const TranslationSection = lazyPart(
  async () => (await import('./translation/TranslationSection.tsx')).TranslationSection,
)
const TimelineSection = lazyPart(async () => (await import('./TimelineSection.tsx')).TimelineSection)

export interface DashboardViewProps {
  /** The site's mark, linked to home. */
  readonly logo: ReactNode
  readonly draft: PrivateProject
  readonly section: Section
  readonly workedOn: WorkedOn
  /** Each reads the draft again once it succeeded. */
  readonly calls: DraftCalls
  readonly onReload: () => Promise<PrivateProject>
  /** Whose unsaved text is kept in this browser. */
  readonly person: string
  readonly categories: readonly Category[]
  /** Address of the site. */
  readonly origin: string
  /** Milliseconds. */
  readonly now: number
  readonly onRemoved: () => void
  readonly teamCalls: TeamCalls
  /** Of the section Team, and of the list on the overview; read while they are shown. */
  readonly team: ReadState<Team>
  readonly activity: ActivityRead
  /** Of the section Translation, read while it is shown. */
  readonly translations: ReadState<readonly Translation[]>
  readonly translationCalls: TranslationCalls
  /** Of the section Bonuses, read while it is shown. */
  readonly bonusReads: BonusReads
  readonly bonusCalls: BonusCalls
  /** Of the section Products, read while it is shown to those who may make some. */
  readonly coupons: ReadState<readonly Coupon[]>
  readonly couponCalls: CouponCalls
}

/** A team's own pages of its project (spec 2 §2). */
export function DashboardView({
  logo,
  draft,
  section,
  workedOn,
  calls,
  onReload,
  person,
  categories,
  origin,
  now,
  onRemoved,
  teamCalls,
  team,
  activity,
  translations,
  translationCalls,
  bonusReads,
  bonusCalls,
  coupons,
  couponCalls,
}: DashboardViewProps) {
  const saving = useAutosave({ draft, save: calls.save, reload: onReload, person })
  const project = draft.id
  const mayChange = readOnlyReason(draft) === null
  // What cannot be saved does not open by itself; it stays on the device.
  const place = useMemo(() => (mayChange ? { person, project } : null), [mayChange, person, project])
  return (
    <KeptEditors value={place}>
      <DashboardFrame {...{ logo, draft, section, saving, workedOn, now }}>
        {section === 'overview' && (
          <OverviewSection {...{ draft, calls, origin, now, onRemoved, activity }} />
        )}
        <Readable draft={draft} section={section}>
          {section === 'basics' && <BasicsSection {...{ draft, saving, calls, categories, origin, now }} />}
          {section === 'products' && <ProductsSection {...{ draft, coupons }} calls={couponCalls} />}
          {section === 'rewards' && <RewardsSection {...{ draft, calls }} />}
          {section === 'timeline' && <TimelineSection {...{ draft, saving, calls, now, person }} />}
          {section === 'faq' && <FaqSection faq={draft.faq} calls={calls} />}
          {section === 'bonus' && <BonusSection draft={draft} reads={bonusReads} calls={bonusCalls} />}
          {section === 'translation' && (
            <TranslationSection {...{ draft, person }} read={translations} calls={translationCalls} />
          )}
          {section === 'team' && (
            <TeamSection {...{ draft, person, now }} read={team} calls={teamCalls} onLeft={onRemoved} />
          )}
          {section === 'account' && <AccountSection {...{ draft, saving, calls }} />}
        </Readable>
      </DashboardFrame>
    </KeptEditors>
  )
}

interface ReadableProps {
  readonly draft: PrivateProject
  readonly section: Section
  readonly children: ReactNode
}

/** A section whose fields are disabled while they may only be read, and says why. */
function Readable({ draft, section, children }: ReadableProps) {
  const { t } = useTranslation('dashboard')
  // These know themselves who may do what.
  const reason = ['overview', 'team', 'translation', 'bonus', 'products'].includes(section)
    ? null
    : readOnlyReason(draft)
  return (
    <>
      {reason && (
        <div className={styles.notice}>
          <Alert tone="info" title={t(`readOnly.${reason}`)} />
        </div>
      )}
      <fieldset disabled={reason !== null} className={styles.readable}>
        {/* No Suspense of its own: the first update of the frame would empty it until the script of the section is here. */}
        {children}
      </fieldset>
    </>
  )
}
