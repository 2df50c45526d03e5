import { SettingsFrame } from '@kindling/ui/views/settings/SettingsFrame'
import { ShippingTab } from '@kindling/ui/views/settings/ShippingTab'
import { useTranslation } from 'react-i18next'
import { Meta } from '../../../app/Meta.tsx'
import { settingsHref } from '../../../app/settings-href.ts'
import { useSaved } from '../../../data/saved.ts'
import { useSession } from '../../../data/session.tsx'

export default function SettingsShipping() {
  const { t } = useTranslation('settings')
  const { user } = useSession()
  const { addAddress, changeAddress, chooseAddress, removeAddress } = useSaved()
  if (!user) return null
  return (
    <>
      <Meta title={`${t('tabs.shipping')} · ${t('title')}`} path={settingsHref('shipping')} />
      <SettingsFrame current="shipping" hrefOf={settingsHref}>
        <ShippingTab
          addresses={user.shipping_addresses}
          defaultId={user.default_shipping_address}
          onAdd={addAddress}
          onChange={changeAddress}
          onMakeDefault={chooseAddress}
          onRemove={removeAddress}
        />
      </SettingsFrame>
    </>
  )
}
