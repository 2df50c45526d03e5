import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { Reward } from '@kindling/api-client/model/project'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import { SortableList } from '../../widgets/SortableList/SortableList.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useAction } from '../shared/use-action.ts'
import { copyReward } from './copy-reward.ts'
import * as styles from './dashboard.css.ts'
import { RewardEditor } from './RewardEditor.tsx'
import { RewardPreview, type ShownReward } from './RewardPreview.tsx'
import type { RewardCalls } from './reward-calls.ts'
import { SectionHead } from './SectionPart.tsx'
import { createTyped, type Typed } from './typed.ts'
import { useOneOpen } from './use-one-open.ts'
import { useRemoved } from './use-removed.tsx'
import { useSortWords } from './use-sort-words.ts'

interface RewardsSectionProps {
  readonly draft: PrivateProject
  readonly calls: RewardCalls
}

/** What backers can choose, in the order they see it. */
export function RewardsSection({ draft, calls }: RewardsSectionProps) {
  const { t } = useTranslation('dashboard')
  const { open, setOpen, closing } = useOneOpen()
  const [typed] = useState(createTyped<ShownReward>)
  const [copied, setCopied] = useState<string | null>(null)
  const { rewards } = draft
  const sortWords = useSortWords()
  const removed = useRemoved(calls.restore)
  const sorting = useAction((order: readonly string[]) => calls.save({ rewards_order: [...order] }))
  const copying = useAction((reward: Reward) =>
    copyReward(calls, reward, { title: t('rewards.copyTitle', { name: reward.title }), now: Date.now() }),
  )
  const copy = (reward: Reward) => {
    setCopied(reward.id)
    void copying.run(reward)
  }
  const editing = (id: string) => ({
    onShow: (reward: ShownReward) => typed.type({ of: id, shown: reward }),
    onClose: closing(id),
  })
  const namedOf = ({ variants }: Reward) => variants.filter(({ name }) => name !== '').length
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        <SectionHead
          title={t('rewards.title')}
          lead={t('rewards.lead')}
          action={<Button onClick={() => setOpen('new')}>{t('rewards.add')}</Button>}
        />
        {copying.failure && <RejectionAlert form="reward" failure={copying.failure} />}
        {sorting.failure && <RejectionAlert failure={sorting.failure} />}
        {open === 'new' && <RewardEditor calls={calls} {...editing('new')} />}
        {rewards.length === 0 && open === null && removed.isEmpty && (
          <Text tone="muted">{t('rewards.none')}</Text>
        )}
        {rewards.length > 0 && (
          <SortableList
            label={t('rewards.title')}
            items={rewards.map((reward) => ({ id: reward.id, name: reward.title, reward }))}
            words={sortWords}
            onSort={(order) => sorting.run(order)}
          >
            {({ reward }, { handle, arrows }, index) => (
              <>
                {removed.rows((place) => place === index)}
                <div className={styles.itemRow}>
                  {handle}
                  <div className={styles.itemWords}>
                    <Text weight="semibold">{reward.title}</Text>
                    <Text size="t14" tone="muted">
                      {[
                        reward.backer_limit === null
                          ? t('rewards.noLimit')
                          : t('rewards.available', { count: reward.backer_limit }),
                        namedOf(reward) > 0 && t('rewards.variantCount', { count: namedOf(reward) }),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Text>
                  </div>
                  <span className={styles.figure}>
                    <Money cents={reward.price} />
                  </span>
                  <div className={styles.itemActions}>
                    {arrows}
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t('rewards.copyOf', { name: reward.title })}
                      pending={copying.pending && copied === reward.id}
                      onClick={() => copy(reward)}
                    >
                      {t('rewards.copy')}
                    </Button>
                    {open !== reward.id && (
                      <Button
                        variant="line"
                        size="small"
                        aria-label={t('editOf', { name: reward.title })}
                        onClick={() => setOpen(reward.id)}
                      >
                        {t('edit')}
                      </Button>
                    )}
                  </div>
                </div>
                {open === reward.id && (
                  <RewardEditor
                    reward={reward}
                    calls={calls}
                    onRemove={() =>
                      removed.remove({ id: reward.id, name: reward.title, place: index }, () =>
                        calls.removeReward(reward.id),
                      )
                    }
                    {...editing(reward.id)}
                  />
                )}
              </>
            )}
          </SortableList>
        )}
        {removed.rows((place) => place >= rewards.length)}
      </div>
      <AsSeen typed={typed} open={open} first={rewards[0]} />
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
