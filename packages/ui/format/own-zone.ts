import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

const never = () => () => undefined

/** The person's time zone, such as "Europe/Paris"; UTC in what the server renders, which does not know it. */
export const useOwnZone = (): string =>
  useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )

/** Writes a moment, in milliseconds, by the person's own clock, with the zone's name: "4 Mar, 09:00 CET". */
export function useOwnMoment(): (time: number) => string {
  const { language } = useTranslation().i18n
  const timeZone = useOwnZone()
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  return (time) => format.format(time)
}

/** The name of the person's time zone at a moment, in milliseconds: "Central European Standard Time". */
export function useZoneName(): (time: number) => string {
  const { language } = useTranslation().i18n
  const timeZone = useOwnZone()
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone,
    timeZoneName: 'long',
  })
  return (time) => format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
