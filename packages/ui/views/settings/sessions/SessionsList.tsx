import type { Session } from '@kindling/api-client/model/session'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx'
import { Grid } from '../../../primitives/Grid/Grid.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../form/messages.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../../form/use-rejection-focus.ts'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import { useAction } from '../../shared/use-action.ts'
import { SessionItem } from './SessionItem.tsx'
import * as styles from './sessions.css.ts'

export interface SessionsListProps {
  /** In the platform's order: this browser first. */
  readonly sessions: ReadState<readonly Session[]>
  /** Resolves once it has ended; `sessions` is then without it. */
  readonly onRevoke: (id: string) => Promise<unknown>
  readonly onRevokeOthers: () => Promise<unknown>
}

/** The person's sessions: marks this browser, ends one of the others, or all of them after a confirmation. */
export function SessionsList({ sessions, onRevoke, onRevokeOthers }: SessionsListProps) {
  const { t } = useTranslation('security')
  const words = useMessages()
  const { data, error, retry } = sessions
  if (error)
    return (
      <SectionFailed title={t('sessions.failed')} onRetry={retry}>
        {words({ code: error.code })}
      </SectionFailed>
    )
  if (!data)
    return (
      <div role="status">
        <Stack gap={16}>
          <Skeleton shape="block" height={52} />
          <Skeleton shape="block" height={52} />
        </Stack>
        <VisuallyHidden>{t('sessions.loading')}</VisuallyHidden>
      </div>
    )
  const others = data.filter(({ current }) => !current).length
  return (
    <Stack gap={16}>
      <ul className={styles.list}>
        {data.map((session) => (
          <SessionItem key={session.id} session={session} onRevoke={onRevoke} />
        ))}
      </ul>
      {others === 0 ? (
        <p className={styles.when}>{t('sessions.only')}</p>
      ) : (
        <EndOthers count={others} onRevokeOthers={onRevokeOthers} />
      )}
    </Stack>
  )
}

function EndOthers({
  count,
  onRevokeOthers,
}: { readonly count: number } & Pick<SessionsListProps, 'onRevokeOthers'>) {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const [asking, setAsking] = useState(false)
  const end = useAction(onRevokeOthers)
  const rejection = useRejectionFocus(end.failure)
  const close = () => {
    end.clear()
    setAsking(false)
  }
  return (
    <div>
      <Button variant="line" onClick={() => setAsking(true)}>
        {t('sessions.others', { count })}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t('sessions.askTitle', { count })}
        description={t('sessions.ask')}
        closeLabel={common('close')}
        pending={end.pending}
      >
        <Stack gap={16}>
          {end.failure && <RejectionAlert ref={rejection} failure={end.failure} />}
          <Grid columns={2} gap={8}>
            <Button variant="line" width="full" onClick={close}>
              {t('sessions.leave')}
            </Button>
            <Button
              width="full"
              pending={end.pending}
              pendingLabel={t('sessions.ending')}
              onClick={async () => {
                if (await end.run()) setAsking(false)
              }}
            >
              {t('sessions.confirm', { count })}
            </Button>
          </Grid>
        </Stack>
      </Dialog>
    </div>
  )
}
