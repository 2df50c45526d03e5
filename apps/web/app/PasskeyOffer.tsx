import { PasskeyOffer as PasskeyOfferView } from '@kindling/ui/views/auth/PasskeyOffer'
import { deviceOf } from '@kindling/ui/views/settings/sessions/device'
import { useDeviceName } from '@kindling/ui/views/settings/sessions/use-device-name'
import { use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { endOffer, refuseOffer } from '../data/passkey-offer.ts'
import { useBareAddress } from '../data/passkey-support.ts'
import { passkeysQuery, usePasskeyCalls } from '../data/passkeys.ts'
import { useQuery } from '../data/use-query.ts'
import { messagesReady } from './messages.ts'
import { usePreferences } from './preferences.tsx'

/** Whether this device can store a passkey and verify its user. */
async function keepsKeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** Offers a passkey to people without one, on a device that can store one. */
export function PasskeyOffer() {
  const bare = useBareAddress()
  const [able, setAble] = useState(false)
  useEffect(() => {
    if (!bare) void keepsKeys().then(setAble)
  }, [bare])
  const { data } = useQuery(able ? passkeysQuery : null)
  // Read once: creating the passkey here must not remove the card.
  const [none, setNone] = useState(false)
  if (data && !none && data.passkeys.length === 0) setNone(true)
  return able && none ? <Card /> : null
}

function Card() {
  const { i18n } = useTranslation()
  const { language } = usePreferences()
  const { add } = usePasskeyCalls()
  const nameOf = useDeviceName()
  use(messagesReady(i18n, language, ['security', 'auth', 'errors']))
  return createPortal(
    <PasskeyOfferView
      onCreate={() => add({ name: nameOf(deviceOf(navigator.userAgent)) })}
      onLater={endOffer}
      onNever={refuseOffer}
    />,
    document.body,
  )
}
