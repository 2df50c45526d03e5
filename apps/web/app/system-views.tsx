import { type ComponentType, lazy, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area } from './areas.ts'
import { usePreferences } from './preferences.tsx'
import { wordsThere } from './words.ts'

/** Fetches them ahead: they are needed just when nothing can be fetched. */
export const views = () => import('@kindling/ui/views/system/SystemView')
export const systemAreas: readonly Area[] = ['system']

/** Any page may show them, and none has their words among its own. */
function worded<Props extends object>(View: ComponentType<Props>) {
  return (props: Props) => {
    const { i18n } = useTranslation()
    use(wordsThere(i18n, usePreferences().language, systemAreas))
    return <View {...props} />
  }
}

// Seldom seen, so no first view carries them. The server renders them in place.
export const NotFoundView = lazy(async () => ({ default: worded((await views()).NotFoundView) }))
export const UnreachableView = lazy(async () => ({ default: worded((await views()).UnreachableView) }))
