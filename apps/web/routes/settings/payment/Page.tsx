import { PaymentTab } from '@kindling/ui/views/settings/PaymentTab'
import { SettingsFrame } from '@kindling/ui/views/settings/SettingsFrame'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { settingsHref } from '../../../app/settings-href.ts'
import { useSaved } from '../../../data/saved.ts'
import { useSession } from '../../../data/session.tsx'

export default function SettingsPayment() {
  const { t } = useTranslation('settings')
  const { user } = useSession()
  const { addCard, chooseCard, removeCard } = useSaved()
  const moment = usePageNow()
  const now = useCallback(() => moment, [moment])
  if (!user) return null
  return (
    <>
      <Meta title={`${t('tabs.payment')} · ${t('title')}`} path={settingsHref('payment')} />
      <SettingsFrame current="payment" hrefOf={settingsHref}>
        <PaymentTab
          cards={user.payment_methods}
          addresses={user.shipping_addresses}
          now={now}
          onAdd={addCard}
          onMakeDefault={chooseCard}
          onRemove={removeCard}
        />
      </SettingsFrame>
    </>
  )
}
