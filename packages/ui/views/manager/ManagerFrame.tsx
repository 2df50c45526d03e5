import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { can } from '@kindling/validation/permissions'
import externalLink from 'lucide-react/icons/external-link'
import megaphone from 'lucide-react/icons/megaphone'
import pencil from 'lucide-react/icons/pencil'
import userPlus from 'lucide-react/icons/user-plus'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { WorkedOn } from '../../state/worked-on.ts'
import { HelpLinks } from '../shared/HelpLinks.tsx'
import { ProjectSwitcher } from '../shared/ProjectSwitcher.tsx'
import * as styles from './manager.css.ts'
import { closedBecause, standingOf } from './manager-facts.ts'
import { countBeside, type ManagerTab, managerHref, managerTabs, writeUpdateHref } from './tabs.ts'

export interface ManagerFrameProps {
  /** The site's mark, linked to home. */
  readonly logo: ReactNode
  readonly project: PrivateProject
  readonly tab: ManagerTab
  readonly workedOn: WorkedOn
  /** Milliseconds. */
  readonly now: number
  /** Only called for a role that may open the tab, while the manager is open. */
  readonly children: () => ReactNode
}

const tones = { upcoming: 'neutral', live: 'accent', making: 'positive', ended: 'neutral' } as const

/** The manager around one of its tabs (spec 2 §2): which project, how it stands, and the way between the tabs. */
export function ManagerFrame({ logo, project, tab, workedOn, now, children }: ManagerFrameProps) {
  const { t } = useTranslation('manager')
  const { t: rules } = useTranslation('rules')
  const { count } = useFormat()
  const Anchor = useLink()
  const closed = closedBecause(project)
  const facts = managerTabs.find(({ name }) => name === tab)
  const shown = managerTabs.filter(({ may }) => can(project.role, may))
  const standing = standingOf(project, now)
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place to scroll to.
  useEffect(() => {
    const open = nav.current?.querySelector('[aria-current]')
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab])
  const page = `/project/${project.vanity_url ?? project.id}`
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        {logo}
        <ProjectSwitcher projectId={project.id} name={project.name} workedOn={workedOn} from="manager" />
        {!closed && <Badge tone={tones[standing]}>{t(`standing.${standing}`)}</Badge>}
        <div className={styles.actions}>
          <HelpLinks place="header" />
          <ButtonLink variant="line" size="small" icon={externalLink} href={page}>
            {t('viewPage')}
          </ButtonLink>
          {/* The tab of updates has the same button beside its title. */}
          {!closed && tab !== 'updates' && can(project.role, 'updates:write') && (
            <ButtonLink size="small" icon={megaphone} href={writeUpdateHref(project.id)}>
              {t('writeUpdate')}
            </ButtonLink>
          )}
        </div>
        <Anchor href={page} className={styles.pageIcon} aria-label={t('viewPage')}>
          <Icon icon={externalLink} size={20} />
        </Anchor>
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
          <nav ref={nav} aria-label={t('tabs.label')} className={styles.tabs}>
            {!closed &&
              shown.map((each) => {
                const waiting = countBeside(each, project)
                return (
                  <Anchor
                    key={each.name}
                    href={managerHref(project.id, each.name)}
                    className={styles.tab}
                    aria-current={each.name === tab ? 'page' : undefined}
                  >
                    <Icon icon={each.icon} size={20} />
                    <span>{t(`tabs.${each.name}`)}</span>
                    {waiting && (
                      <>
                        <span className={styles.count} aria-hidden="true">
                          {count(waiting.count)}
                        </span>
                        <VisuallyHidden>
                          {t(`toDo.${waiting.words}`, { count: waiting.count, shown: count(waiting.count) })}
                        </VisuallyHidden>
                      </>
                    )}
                  </Anchor>
                )
              })}
          </nav>
          <EditingLinks place="side" projectId={project.id} />
        </div>
        <div className={styles.body}>
          {closed ? (
            <EmptyState
              level={1}
              title={t(`closed.${closed}.title`)}
              action={
                <ButtonLink href={`/dashboard/${project.id}/overview`}>{t('closed.dashboard')}</ButtonLink>
              }
            >
              {t(`closed.${closed}.words`)}
              {project.suspension_rule &&
                ` ${rules('checked', { rule: rules(`words.${project.suspension_rule}`) })}`}
            </EmptyState>
          ) : facts && can(project.role, facts.may) ? (
            children()
          ) : (
            <EmptyState level={1} title={t('noRole.title')}>
              {t(`noRole.${facts?.noRole ?? 'names'}`)}
            </EmptyState>
          )}
        </div>
      </div>
      <div className={styles.end}>
        <EditingLinks place="end" projectId={project.id} />
        <HelpLinks place="end" />
      </div>
    </div>
  )
}

interface EditingLinksProps {
  /** Beside the tabs where there is room, else at the end of the page: one of the two is shown. */
  readonly place: 'side' | 'end'
  readonly projectId: string
}

/** Ways to what is changed on the dashboard. */
function EditingLinks({ place, projectId }: EditingLinksProps) {
  const { t } = useTranslation('manager')
  const Anchor = useLink()
  return (
    <nav aria-label={t('dashboard')} className={styles.editing[place]}>
      <Anchor href={`/dashboard/${projectId}/overview`} className={styles.editingLink}>
        <Icon icon={pencil} size={20} />
        {t('edit')}
      </Anchor>
      <Anchor href={`/dashboard/${projectId}/team`} className={styles.editingLink}>
        <Icon icon={userPlus} size={20} />
        {t('team')}
      </Anchor>
    </nav>
  )
}
