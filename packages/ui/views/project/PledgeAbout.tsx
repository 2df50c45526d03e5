import type { Project } from '@kindling/api-client/model/project'
import { isManaged } from '@kindling/validation/permissions'
import { referralPercent } from '@kindling/validation/rules/protection-tier'
import { useTranslation } from 'react-i18next'
import { useAboutMoney } from '../../format/use-about-money.ts'
import { useFormat } from '../../format/use-format.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { ShareLinks } from '../../widgets/ShareLinks/ShareLinks.tsx'
import { CreatorPanel } from './CreatorPanel.tsx'
import { ProtectionPanel } from './ProtectionPanel.tsx'
import { usePledgeWords } from './pledge-words.ts'
import { ReleaseNews, type VoteStand } from './ReleaseNews.tsx'
import type { Selection } from './reward-offer.ts'

export interface PledgeAboutProps {
  readonly project: Project
  readonly now: number
  readonly selection?: Selection | undefined
  readonly creatorHref?: string | undefined
  /** Full address of the project, to share; if absent, the share button is hidden. */
  readonly url?: string | undefined
  /** Whether that address is the reader's own link, which brings them a bonus. @default false */
  readonly owns?: boolean
  /** How the open vote stands; without it, the page of the vote says so. */
  readonly stand?: VoteStand | undefined
}

/** Below the pledge: what is held for backers, who the creator is, and how to share. */
export function PledgeAbout({ project, now, selection, creatorHref, url, owns, stand }: PledgeAboutProps) {
  const { t } = useTranslation('project')
  const words = usePledgeWords(project, now, selection)
  const { facts } = words
  const raised = useAboutMoney()(project.total_pledged)
  const { percent } = useFormat()
  return (
    <>
      {raised && (
        <Text size="t13" tone="muted">
          {t('panel.about', { amount: raised })}
        </Text>
      )}
      <ReleaseNews
        {...{ project, now, stand }}
        href={facts.href}
        stage={words.stage}
        voter={selection?.state === 'pledged'}
      />
      {facts.protection && words.stage !== 'missed' && (
        <ProtectionPanel title={facts.protection} milestones={project.milestones.length} />
      )}
      {project.is_collaborator && isManaged(project.status) && (
        <Link href={`/manager/${project.id}`}>{t('manage')}</Link>
      )}
      <CreatorPanel creator={project.creator} href={creatorHref} />
      {url && (
        <ShareLinks
          label={t('share.label')}
          url={url}
          title={project.name}
          copy={{ label: t('share.copy'), copied: t('share.copied'), failed: t('share.failed') }}
          targets={{ x: 'X', facebook: 'Facebook', email: t('share.email') }}
        />
      )}
      {owns && (
        <Text size="t13" tone="muted">
          {t('share.own', { percent: percent(referralPercent(project)) })}
        </Text>
      )}
    </>
  )
}
