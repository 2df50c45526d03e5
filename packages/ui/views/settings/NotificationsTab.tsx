import type { UserProfile } from '@kindling/api-client/model/account'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import { useDraft } from '../shared/use-draft.ts'
import * as styles from './settings.css.ts'

type SubscriptionKey = UserProfile['email_subscriptions'][number]

/** In the order of spec 1 §3; the compiler checks that none is missing. */
const places: Record<SubscriptionKey, number> = {
  PROJECT_UPDATES: 0,
  DAILY_DIGEST: 1,
  MILESTONE_REMINDERS: 2,
  PROJECT_COMMENTS: 3,
  UPDATE_COMMENTS: 4,
  BOUNTY_SUBMISSIONS: 5,
}
const keys = (Object.keys(places) as SubscriptionKey[]).sort((a, b) => places[a] - places[b])

export interface NotificationsTabProps {
  /** The categories of e-mail the person receives. */
  readonly subscriptions: readonly SubscriptionKey[]
  readonly onSave: (subscriptions: SubscriptionKey[]) => Promise<unknown>
}

/**
 * The e-mails a person receives (spec 1 §2): six categories, all at once, and a button that saves. Not by `useForm`: a
 * switch cannot be invalid, so no field has a message.
 */
export function NotificationsTab({ subscriptions, onSave }: NotificationsTabProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlySet<SubscriptionKey>>(() => new Set(subscriptions))
  const [saved, setSaved] = useState(false)
  const saving = useAction(async () => {
    await onSave(keys.filter((key) => chosen.has(key)))
    setSaved(true)
  })
  const alert = useRejectionFocus(saving.failure)
  const change = (next: ReadonlySet<SubscriptionKey>) => {
    setChosen(next)
    setSaved(false)
    if (saving.failure) saving.clear()
  }
  useDraft(
    'notifications',
    () => (isSame ? null : { chosen: [...chosen] }),
    (draft) => change(new Set(keys.filter((key) => (draft.chosen as readonly string[]).includes(key)))),
  )
  const isSame = chosen.size === subscriptions.length && subscriptions.every((key) => chosen.has(key))
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSame) void saving.run()
      }}
    >
      <Heading level={2} size="t26">
        {t('notifications.title')}
      </Heading>
      <p className={styles.intro}>{t('notifications.hint')}</p>
      <Stack gap={20}>
        <fieldset className={styles.checks}>
          <legend>
            <VisuallyHidden>{t('notifications.title')}</VisuallyHidden>
          </legend>
          <div className={styles.all}>
            <Checkbox
              label={t('notifications.all')}
              checked={chosen.size === 0 ? false : chosen.size === keys.length ? true : 'mixed'}
              onChange={() => change(new Set(chosen.size === keys.length ? [] : keys))}
            />
          </div>
          {keys.map((key) => (
            <Checkbox
              key={key}
              label={t(`notifications.${key}.label`)}
              hint={t(`notifications.${key}.hint`)}
              checked={chosen.has(key)}
              onChange={({ target }) => {
                const next = new Set(chosen)
                if (target.checked) next.add(key)
                else next.delete(key)
                change(next)
              }}
            />
          ))}
        </fieldset>
        {saving.failure && (
          <RejectionAlert ref={alert} failure={saving.failure} title={t('notifications.failed')} />
        )}
        {saved && isSame && (
          <Alert tone="positive" arrival="announced">
            {t('notifications.saved')}
          </Alert>
        )}
        <div>
          <Button
            type="submit"
            pending={saving.pending}
            pendingLabel={common('saving')}
            disabledReason={isSame ? t(saved ? 'notifications.saved' : 'notifications.same') : undefined}
            reasonDisplay={saved ? 'spoken' : 'shown'}
          >
            {common('save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
