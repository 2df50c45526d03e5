import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { BonusCalls } from '@kindling/api-client/forms/bonus-calls'
import type { Bonus, BonusEntry } from '@kindling/api-client/model/bonus'
import { BONUS } from '@kindling/validation/limits'
import { can } from '@kindling/validation/permissions'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../primitives/Alert/Alert.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { useMessages } from '../../form/messages.ts'
import { BonusOffer, type ShownBonus } from '../../shared/BonusOffer.tsx'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import { useOneOpen } from '../../shared/use-one-open.ts'
import * as dashboard from '../dashboard.css.ts'
import { SectionHead } from '../SectionPart.tsx'
import { createTyped, type Typed } from '../typed.ts'
import { BonusCard } from './BonusCard.tsx'
import { BonusEditor } from './BonusEditor.tsx'
import { BonusEntries } from './BonusEntries.tsx'
import * as styles from './bonus.css.ts'

export interface BonusReads {
  readonly bonuses: ReadState<readonly Bonus[]>
  /** Of the bonus that is chosen. */
  readonly entries: ReadState<readonly BonusEntry[]>
  /** Null: none is. */
  readonly chosen: string | null
  readonly onChoose: (bonusId: string) => void
}

export interface BonusSectionProps {
  readonly draft: PrivateProject
  readonly reads: BonusReads
  readonly calls: BonusCalls
}

const writable = ['INITIAL', 'DRAFT', 'ACTIVE', 'COMPLETE']

/** Tasks for backers, and the entries that wait for the team (decisions 2 §6). */
export function BonusSection({ draft, reads, calls }: BonusSectionProps) {
  const { t } = useTranslation('bonus')
  const { t: common } = useTranslation('dashboard')
  const messageOf = useMessages()
  const [typed] = useState(createTyped<ShownBonus>)
  const may = can(draft.role, 'content:write') && writable.includes(draft.status)
  const { data, error, retry } = reads.bonuses
  const { open, setOpen, closing } = useOneOpen('bonus', ['new', ...(data ?? []).map(({ id }) => id)])
  const show = (of: string) => (shown: ShownBonus) => typed.type({ of, shown })
  const isFull = (data?.length ?? 0) >= BONUS.max
  const shown = data?.find(({ id }) => id === reads.chosen) ?? data?.[0]
  const chooseAt = (id: string) => (data && data.length > 1 ? () => reads.onChoose(id) : undefined)
  return (
    <div className={dashboard.body}>
      <div className={dashboard.main}>
        <SectionHead
          title={t('title')}
          lead={t('lead')}
          action={may && !isFull && <Button onClick={() => setOpen('new')}>{t('add')}</Button>}
        />
        {!can(draft.role, 'content:write') && <Alert tone="info" title={common('readOnly.role')} />}
        {open === 'new' && (
          <BonusEditor onSave={calls.create} onShow={show('new')} onClose={closing('new')} />
        )}
        {error && (
          <SectionFailed title={t('failed')} level={2} onRetry={retry}>
            {messageOf({ code: error.code })}
          </SectionFailed>
        )}
        {!data && !error && (
          <div role="status" aria-label={t('loading')}>
            <Skeleton shape="block" height={200} />
          </div>
        )}
        {data?.length === 0 && open === null && <Text tone="muted">{t('none')}</Text>}
        {data && data.length > 0 && (
          <ul className={styles.bonuses}>
            {data.map((bonus) => (
              <li key={bonus.id}>
                {open === bonus.id ? (
                  <BonusEditor
                    bonus={bonus}
                    onSave={(body) => calls.update(bonus.id, body)}
                    onShow={show(bonus.id)}
                    onClose={closing(bonus.id)}
                  />
                ) : (
                  <BonusCard
                    bonus={bonus}
                    chosen={bonus.id === shown?.id}
                    onChoose={chooseAt(bonus.id)}
                    {...(may && {
                      onEdit: () => setOpen(bonus.id),
                      onClosed: (closed: boolean) => calls.update(bonus.id, { closed }),
                    })}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {shown && (
          <BonusEntries
            key={shown.id}
            bonus={shown}
            read={reads.entries}
            onDecide={may ? (entryId, body) => calls.decide(shown.id, entryId, body) : null}
          />
        )}
      </div>
      <aside className={dashboard.rail}>
        <AsSeen typed={typed} open={open} shown={shown} />
        <section className={styles.railPart} aria-labelledby="bonus-follows">
          <Heading level={2} size="t18" id="bonus-follows">
            {t('follows.title')}
          </Heading>
          <ul className={styles.follows}>
            <li>{t('follows.page')}</li>
            <li>{t('follows.gives')}</li>
            <li>{t('follows.told')}</li>
          </ul>
        </section>
      </aside>
    </div>
  )
}

interface AsSeenProps {
  readonly typed: Typed<ShownBonus>
  /** Which bonus is edited. */
  readonly open: string | null
  /** Whose entries are read. */
  readonly shown: Bonus | undefined
}

/** The bonus that is edited, as it is typed; else the one whose entries are read. */
function AsSeen({ typed, open, shown }: AsSeenProps) {
  const { t } = useTranslation('bonus')
  const { t: common } = useTranslation('dashboard')
  const now = useSyncExternalStore(typed.subscribe, typed.now, typed.now)
  const bonus = open !== null && now?.of === open ? now.shown : shown
  if (!bonus) return null
  return (
    <section className={styles.railPart} aria-labelledby="bonus-as-seen">
      <Heading level={2} size="t18" id="bonus-as-seen">
        {common('rewards.asSeen')}
      </Heading>
      <BonusOffer bonus={bonus}>
        <p className={styles.small}>{t('whoMay')}</p>
      </BonusOffer>
    </section>
  )
}
