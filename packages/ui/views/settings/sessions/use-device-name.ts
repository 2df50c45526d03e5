import { useTranslation } from 'react-i18next'
import type { Device } from './device.ts'

/** The name of a browser, from its user agent. */
export function useDeviceName() {
  const { t } = useTranslation('security')
  return ({ browser, system }: Pick<Device, 'browser' | 'system'>): string =>
    browser || system
      ? browser && system
        ? t('sessions.on', { browser, system })
        : (browser ?? t('sessions.on', { browser: t('sessions.unknownBrowser'), system }))
      : t('sessions.unknown')
}
