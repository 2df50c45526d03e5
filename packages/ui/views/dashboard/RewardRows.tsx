import type { Reward } from '@kindling/api-client/model/project'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import { SortableList } from '../../widgets/SortableList/SortableList.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useAction } from '../shared/use-action.ts'
import type { useOneOpen } from '../shared/use-one-open.ts'
import { copyReward } from './copy-reward.ts'
import * as styles from './dashboard.css.ts'
import { RewardEditor } from './RewardEditor.tsx'
import type { ShownReward } from './RewardPreview.tsx'
import type { RewardCalls } from './reward-calls.ts'
import type { Typed } from './typed.ts'
import { useRemoved } from './use-removed.tsx'
import { useSortWords } from './use-sort-words.ts'

interface RewardRowsProps {
  readonly label: string
  /** Said where there is none. */
  readonly none: string
  readonly rewards: readonly Reward[]
  /** What is open in the section: a reward's id, or that of a new one. */
  readonly opening: ReturnType<typeof useOneOpen>
  /** What a new one is opened by, and starts as. */
  readonly fresh: { readonly id: string; readonly isAddOn: boolean }
  readonly typed: Typed<ShownReward>
  readonly calls: RewardCalls
  /** Ids of these in their new order. */
  readonly onSort: (order: readonly string[]) => Promise<unknown>
}

/** Rewards or add-ons in their order, each with its editor. */
export function RewardRows({ label, none, rewards, opening, fresh, typed, calls, onSort }: RewardRowsProps) {
  const { t } = useTranslation('dashboard')
  const { open, setOpen, closing } = opening
  const [copied, setCopied] = useState<string | null>(null)
  const sortWords = useSortWords()
  const removed = useRemoved(calls.restore)
  const sorting = useAction(onSort)
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
    <>
      {copying.failure && <RejectionAlert form="reward" failure={copying.failure} />}
      {sorting.failure && <RejectionAlert failure={sorting.failure} />}
      {open === fresh.id && <RewardEditor calls={calls} isAddOn={fresh.isAddOn} {...editing(fresh.id)} />}
      {rewards.length === 0 && open !== fresh.id && removed.isEmpty && <Text tone="muted">{none}</Text>}
      {rewards.length > 0 && (
        <SortableList
          label={label}
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
    </>
  )
}
