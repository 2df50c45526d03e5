import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'
import { STOREFRONT } from '@kindling/validation/limits'
import type { PublishProblem } from '@kindling/validation/rules/publish-problems'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../format/index.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './dashboard.css.ts'

interface ReviewPanelProps {
  readonly draft: PrivateProject
  readonly calls: Pick<DraftCalls, 'submit' | 'takeBack'>
  readonly problems: readonly PublishProblem[]
}

/** A storefront opens after a moderator has read it: submitted here, and taken back here (decisions 2 §1). */
export function ReviewPanel({ draft, calls, problems }: ReviewPanelProps) {
  const { t, i18n } = useTranslation('dashboard')
  const isWaiting = draft.review_status === 'IN_REVIEW'
  const acting = useAction(() => (isWaiting ? calls.takeBack() : calls.submit({})))
  const rejection = useRejectionFocus(acting.failure)
  const askedAt = (draft.review_asked_at ?? 0) * 1000
  const day = (ms: number) => formatDate(ms, i18n.language, 'day')
  return (
    <section className={styles.panel} aria-label={t('review.title')}>
      <Text weight="semibold">{t(isWaiting ? 'review.waiting' : 'review.title')}</Text>
      <Text size="t14" tone="muted">
        {isWaiting
          ? t('review.until', { asked: day(askedAt), answered: day(askedAt + STOREFRONT.reviewMaxMs) })
          : t('review.lead')}
      </Text>
      <Button
        width="full"
        variant={isWaiting ? 'line' : 'ink'}
        pending={acting.pending}
        pendingLabel={t(isWaiting ? 'review.takingBack' : 'review.submitting')}
        disabledReason={
          !isWaiting && problems.length > 0 ? t('publish.missing', { count: problems.length }) : undefined
        }
        onClick={() => void acting.run()}
      >
        {t(isWaiting ? 'review.takeBack' : 'review.submit')}
      </Button>
      {acting.failure && <RejectionAlert form="publish" ref={rejection} failure={acting.failure} />}
    </section>
  )
}
