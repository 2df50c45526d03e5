import type { FundingSource } from '@kindling/api-client/model/insights'
import { isPersonsRef } from '@kindling/validation/rules/referral'
import circleHelp from 'lucide-react/icons/circle-question-mark'
import globe from 'lucide-react/icons/globe'
import house from 'lucide-react/icons/house'
import link from 'lucide-react/icons/link'
import search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import type { IconShape } from '../../../primitives/Icon/Icon.tsx'

interface SourceWords {
  readonly icon: IconShape
  readonly name: string
  readonly kind: string
}

const places = ['home', 'list', 'search', 'person', 'project'] as const

/** How a place that people came from is called, and what kind of place it is. */
export function useSourceWords(): (source: FundingSource) => SourceWords {
  const { t } = useTranslation('insights')
  return ({ source, name }) => {
    const at = source.indexOf(':')
    const [kind, value] = at < 0 ? ['none', ''] : [source.slice(0, at), source.slice(at + 1)]
    if (kind === 'ref' && isPersonsRef(value))
      return { icon: link, name: t('sources.personsLink'), kind: value }
    if (kind === 'ref')
      return {
        icon: link,
        name: name ?? value,
        kind: name === null ? t('sources.otherLink') : t('sources.ownLink'),
      }
    if (kind === 'site') return { icon: globe, name: value, kind: t('sources.elsewhere') }
    const place = places.find((each) => each === value)
    if (place)
      return {
        icon: place === 'search' ? search : house,
        name: t(`sources.${place}`),
        kind: t('sources.here'),
      }
    return { icon: circleHelp, name: t('sources.none'), kind: t('sources.unknown') }
  }
}
