import type { ProjectFlagForm } from '@kindling/validation/forms/flag'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useLastWish } from '../shared/use-last-wish.ts'
import { PledgeTools } from './PledgeTools.tsx'
import { useNativeShare } from './use-native-share.ts'

const FlagDialog = lazyPart(async () => (await import('../shared/FlagDialog.tsx')).FlagDialog<'project'>)

export interface ProjectFollowProps {
  /** As the platform last gave it. */
  readonly subscribed: boolean
  /** Sends a wish; `subscribed` has followed once it resolves. */
  readonly onSubscribe: (wish: boolean) => Promise<unknown>
  readonly onFlag: (flag: ProjectFlagForm) => Promise<unknown>
  /** The project's full address and its name, to share where the device can. */
  readonly share: { readonly url: string; readonly title: string }
  /** Of a visitor: both lead to the log-in. */
  readonly onLogin: (() => void) | null
}

/** Subscribing to a project, sharing it by the device's own means, and reporting it. */
export function ProjectFollow({ subscribed, share, onSubscribe, onFlag, onLogin }: ProjectFollowProps) {
  const { t } = useTranslation('project')
  const onShare = useNativeShare(share)
  const wish = useLastWish(subscribed, onSubscribe)
  const [flag, setFlag] = useState<'none' | 'asked' | 'sent'>('none')
  return (
    <>
      <PledgeTools
        subscription={wish.on ? 'on' : 'off'}
        onSubscribe={onLogin ?? wish.toggle}
        onShare={onShare}
        onReport={onLogin ?? (() => setFlag('asked'))}
      />
      {wish.failure && <RejectionAlert failure={wish.failure} />}
      {flag === 'sent' && (
        <Alert tone="positive" arrival="announced">
          {t('flag.done')}
        </Alert>
      )}
      {flag === 'asked' && (
        <Suspense fallback={<Opening onMovedOn={() => setFlag('none')} />}>
          <FlagDialog
            subject="project"
            words={(key) => t(`flag.${key}`)}
            onFlag={async (body) => {
              await onFlag(body)
              setFlag('sent')
            }}
            onClose={() => setFlag((now) => (now === 'sent' ? now : 'none'))}
          />
        </Suspense>
      )}
    </>
  )
}
