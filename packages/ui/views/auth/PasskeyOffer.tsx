import keyRound from 'lucide-react/icons/key-round'
import { useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { check } from '../../primitives/Icon/glyphs.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { PasskeyStopNote } from '../shared/PasskeyStopNote.tsx'
import { useAction } from '../shared/use-action.ts'
import { usePasskeyStop } from '../shared/use-passkey-stop.ts'
import * as styles from './passkey-offer.css.ts'

export interface PasskeyOfferProps {
  /** Asks the device and adds its key; throws `PasskeyStopped` where the browser gave no answer. */
  readonly onCreate: () => Promise<unknown>
  readonly onLater: () => void
  readonly onNever: () => void
}

/** Offers a passkey after a log-in with a password. It takes no focus and closes on Escape. */
export function PasskeyOffer({ onCreate, onLater, onNever }: PasskeyOfferProps) {
  const { t } = useTranslation('security')
  const { t: auth } = useTranslation('auth')
  const titleId = useId()
  const [done, setDone] = useState(false)
  const stop = usePasskeyStop()
  const create = useAction(async () => {
    if (await stop.watch(onCreate())) setDone(true)
  })
  const rejection = useRejectionFocus(create.failure)
  const { pending } = create
  // Before it is painted: who sees it can close it.
  useLayoutEffect(() => {
    // The same key closes the device's own dialog.
    if (pending) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onLater()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [pending, onLater])

  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <span className={styles.sign}>
        <Icon icon={done ? check : keyRound} size={24} />
      </span>
      <div className={styles.words} role="status">
        <Heading level={2} size="t18" id={titleId}>
          {t(done ? 'offer.done' : 'offer.title')}
        </Heading>
        <p className={styles.text}>{t(done ? 'offer.doneThen' : 'offer.text')}</p>
      </div>
      {create.failure && (
        <div className={styles.wide}>
          <RejectionAlert ref={rejection} failure={create.failure} />
        </div>
      )}
      {stop.why && !create.failure && (
        <div className={styles.wide}>
          <PasskeyStopNote why={stop.why} />
        </div>
      )}
      <div className={styles.tools}>
        {done ? (
          <Button variant="line" onClick={onLater}>
            {t('offer.close')}
          </Button>
        ) : (
          <>
            <Button
              width="full"
              pending={pending}
              pendingLabel={auth('passkey.pending')}
              onClick={() => void create.run()}
            >
              {t('offer.create')}
            </Button>
            <Button variant="line" width="full" onClick={onLater}>
              {t('offer.later')}
            </Button>
            <Button variant="quiet" width="full" onClick={onNever}>
              {t('offer.never')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
