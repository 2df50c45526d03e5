import { instant } from '@kindling/api-client/model/instant'
import type { Passkey } from '@kindling/api-client/model/session'
import keyRound from 'lucide-react/icons/key-round'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../format/index.ts'
import { lazyPart } from '../../../loading/lazy-part.ts'
import { Opening } from '../../../loading/Opening.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { PasskeySupport } from '../../../state/passkey-stop.ts'
import { useMessages } from '../../form/messages.ts'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import { SavedRow } from '../SavedRow.tsx'
import { Section } from '../Section.tsx'
import { deviceOf } from '../sessions/device.ts'
import { useDeviceName } from '../sessions/use-device-name.ts'
import * as settings from '../settings.css.ts'
import type { AddPasskeyDialogProps } from './AddPasskeyDialog.tsx'

// Loaded by a press: readers of the page do not load it.
const AddPasskeyDialog = lazyPart(async () => (await import('./AddPasskeyDialog.tsx')).AddPasskeyDialog)

export interface PasskeysSectionProps {
  /** The newest first. */
  readonly passkeys: ReadState<readonly Passkey[]>
  readonly support: PasskeySupport
  readonly onAdd: AddPasskeyDialogProps['onAdd']
  /** Resolves once it is removed; `passkeys` is then without it. */
  readonly onRemove: (id: string) => Promise<unknown>
}

const unable = { no: 'passkeys.unsupported', 'bare address': 'passkeys.address' } as const

/** The passkeys of a person: list, add, remove. */
export function PasskeysSection({ passkeys, support, onAdd, onRemove }: PasskeysSectionProps) {
  const { t } = useTranslation('security')
  const nameOf = useDeviceName()
  const [adding, setAdding] = useState(false)
  const can = support === 'yes' || support === 'unknown'
  return (
    <Section
      title={t('passkeys.title')}
      words={
        <>
          <p className={settings.detail}>{t('passkeys.hint')}</p>
          {!can && <p className={settings.detail}>{t(unable[support])}</p>}
        </>
      }
      tools={
        can && (
          <Button variant="line" icon={keyRound} onClick={() => setAdding(true)}>
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      <PasskeyList passkeys={passkeys} onRemove={onRemove} />
      <Suspense fallback={<Opening onMovedOn={() => setAdding(false)} />}>
        {adding && (
          <AddPasskeyDialog
            device={nameOf(deviceOf(navigator.userAgent))}
            onAdd={onAdd}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </Section>
  )
}

function PasskeyList({ passkeys, onRemove }: Pick<PasskeysSectionProps, 'passkeys' | 'onRemove'>) {
  const { t, i18n } = useTranslation('security')
  const words = useMessages()
  const { data, error, retry } = passkeys
  const date = (text: string) => formatDate(instant(text) ?? 0, i18n.language, 'full')
  if (error)
    return (
      <SectionFailed title={t('passkeys.failed')} onRetry={retry}>
        {words({ code: error.code })}
      </SectionFailed>
    )
  if (!data)
    return (
      <div role="status">
        <Skeleton shape="block" height={52} />
        <VisuallyHidden>{t('passkeys.loading')}</VisuallyHidden>
      </div>
    )
  if (data.length === 0) return <EmptyState title={t('passkeys.empty')}>{t('passkeys.emptyThen')}</EmptyState>
  return (
    <ul className={settings.rows}>
      {data.map(({ id, name, created, last_used }) => (
        <SavedRow
          key={id}
          icon={keyRound}
          title={name}
          detail={[
            t('passkeys.added', { date: date(created) }),
            last_used ? t('passkeys.used', { date: date(last_used) }) : t('passkeys.unused'),
          ].join(', ')}
          onRemove={() => onRemove(id)}
          removeAsk={t('passkeys.removeAsk')}
        />
      ))}
    </ul>
  )
}
