import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { BonusCalls } from '@kindling/api-client/forms/bonus-calls'
import type { Bonus, BonusEntry } from '@kindling/api-client/model/bonus'
import { BONUS } from '@kindling/validation/limits'
import { can } from '@kindling/validation/permissions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../primitives/Alert/Alert.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { useMessages } from '../../form/messages.ts'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import * as dashboard from '../dashboard.css.ts'
import { SectionHead } from '../SectionPart.tsx'
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
  const [open, setOpen] = useState<string | null>(null)
  const may = can(draft.role, 'content:write') && writable.includes(draft.status)
  const { data, error, retry } = reads.bonuses
  const close = () => setOpen(null)
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
        {open === 'new' && <BonusEditor onSave={calls.create} onClose={close} />}
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
                    onClose={close}
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
        <Heading level={2} size="t21">
          {t('follows.title')}
        </Heading>
        <ul className={styles.follows}>
          <li>{t('follows.page')}</li>
          <li>{t('follows.gives')}</li>
          <li>{t('follows.told')}</li>
        </ul>
      </aside>
    </div>
  )
}
