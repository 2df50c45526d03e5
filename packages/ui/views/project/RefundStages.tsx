import type { Project } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { below } from '../../loading/below.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { type Stage, stageOf } from './stage.ts'
import * as styles from './trust.css.ts'

const campaign = ['before', 'missed', 'start', 'held', 'after'] as const
const order = ['order', 'ready', 'paid'] as const
/** Once nothing can be pledged any more, what is refundable stands on each pledge's own page. */
const beforePledging: ReadonlySet<Stage> = new Set(['draft', 'upcoming', 'raising', 'selling'])

/** One sentence on what is refundable at each stage, to read before any pledge (decisions 2 §3, §4). */
export function RefundStages({ project, now }: { readonly project: Project; readonly now: number }) {
  const { t } = useTranslation('trust')
  if (!beforePledging.has(stageOf(project, now))) return null
  const stages = project.funding_type === 'CROWDFUNDING' ? campaign : order
  const shown = project.milestones.length > 0 ? stages : stages.filter((stage) => stage !== 'held')
  return (
    <section className={styles.refunds} style={below(480)} aria-labelledby="refunds">
      <Heading level={2} size="t26" id="refunds">
        {t('refunds.title')}
      </Heading>
      <dl className={styles.stages}>
        {shown.map((stage) => (
          <div key={stage} className={styles.stage}>
            <dt className={styles.when}>{t(`refunds.${stage}`)}</dt>
            <dd className={styles.words}>{t(`refunds.${stage}Words`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
