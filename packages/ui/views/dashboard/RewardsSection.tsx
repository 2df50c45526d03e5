import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { Reward } from '@kindling/api-client/model/project'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { useOneOpen } from '../shared/use-one-open.ts'
import * as styles from './dashboard.css.ts'
import { RewardPreview, type ShownReward } from './RewardPreview.tsx'
import { RewardRows } from './RewardRows.tsx'
import type { RewardCalls } from './reward-calls.ts'
import { Part, SectionHead } from './SectionPart.tsx'
import { createTyped, type Typed } from './typed.ts'

interface RewardsSectionProps {
  readonly draft: PrivateProject
  readonly calls: RewardCalls
}

const newReward = { id: 'new', isAddOn: false }
const newAddOn = { id: 'new add-on', isAddOn: true }
const idsOf = (rewards: readonly Reward[]) => rewards.map(({ id }) => id)

/** What backers can choose, and what they can add to it, in the order they see it. */
export function RewardsSection({ draft, calls }: RewardsSectionProps) {
  const { t } = useTranslation('dashboard')
  const opening = useOneOpen('reward', [newReward.id, newAddOn.id, ...idsOf(draft.rewards)])
  const { open, setOpen } = opening
  const [typed] = useState(createTyped<ShownReward>)
  const addOns = draft.rewards.filter(({ is_addon }) => is_addon)
  const rewards = draft.rewards.filter(({ is_addon }) => !is_addon)
  // One order holds both.
  const sort = (order: readonly string[]) => calls.save({ rewards_order: [...order] })
  const shared = { opening, typed, calls }
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        <SectionHead
          title={t('rewards.title')}
          lead={t('rewards.lead')}
          action={<Button onClick={() => setOpen(newReward.id)}>{t('rewards.add')}</Button>}
        />
        <RewardRows
          {...shared}
          label={t('rewards.title')}
          none={t('rewards.none')}
          rewards={rewards}
          fresh={newReward}
          onSort={(order) => sort([...order, ...idsOf(addOns)])}
        />
        <Part
          title={t('addOns.title')}
          lead={t('addOns.lead')}
          action={
            <Button variant="line" onClick={() => setOpen(newAddOn.id)}>
              {t('addOns.add')}
            </Button>
          }
        >
          <RewardRows
            {...shared}
            label={t('addOns.title')}
            none={t('addOns.none')}
            rewards={addOns}
            fresh={newAddOn}
            onSort={(order) => sort([...idsOf(rewards), ...order])}
          />
        </Part>
      </div>
      <AsSeen typed={typed} open={open} first={rewards[0] ?? addOns[0]} />
    </div>
  )
}

interface AsSeenProps {
  readonly typed: Typed<ShownReward>
  /** Which reward is edited. */
  readonly open: string | null
  readonly first: Reward | undefined
}

/** The card of the reward that is edited, as it is typed; else of the first. */
function AsSeen({ typed, open, first }: AsSeenProps) {
  const { t } = useTranslation('dashboard')
  const now = useSyncExternalStore(typed.subscribe, typed.now, typed.now)
  const shown = now?.of === open ? now?.shown : first
  if (!shown) return null
  return (
    <aside className={styles.rail} aria-label={t('rewards.asSeen')}>
      <Heading level={2} size="t18">
        {t('rewards.asSeen')}
      </Heading>
      <RewardPreview reward={shown} />
    </aside>
  )
}
