import arrowBigUp from 'lucide-react/icons/arrow-big-up'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { LastWish } from '../shared/use-last-wish.ts'
import * as styles from './discussion.css.ts'

export interface VoteButtonProps {
  /** As the platform last gave them. */
  readonly votes: number
  readonly vote: boolean
  /** Absent: the person may not vote, and sees the count alone. */
  readonly wish?: LastWish | undefined
}

/** How many find a comment helpful, and one's own vote for it. */
export function VoteButton({ votes, vote, wish }: VoteButtonProps) {
  const { t } = useTranslation('community')
  const { count } = useFormat()
  if (!wish)
    return (
      <span className={styles.votes}>
        <Icon icon={arrowBigUp} size={18} />
        <span aria-hidden className={styles.count}>
          {count(votes)}
        </span>
        <VisuallyHidden>{t('votes', { count: votes })}</VisuallyHidden>
      </span>
    )
  // The own vote is in the count already, or will be.
  const shown = votes - Number(vote) + Number(wish.on)
  return (
    <Button variant="quiet" size="small" aria-pressed={wish.on} onClick={wish.toggle}>
      <span className={styles.given}>
        <Icon icon={arrowBigUp} size={18} />
      </span>
      <VisuallyHidden>{t('vote')}, </VisuallyHidden>
      <span className={styles.count}>{count(shown)}</span>
    </Button>
  )
}
