import mapPin from 'lucide-react/icons/map-pin'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx'
import type { placeSearch } from './search-places.ts'

interface LocationFieldProps {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (location: string) => void
  readonly onBlur: () => void
}

/** Where a project is made: any text, with places suggested from a list of our own that comes with the first focus. */
export function LocationField({ value, ...field }: LocationFieldProps) {
  const { t, i18n } = useTranslation('dashboard')
  const [search, setSearch] = useState<ReturnType<typeof placeSearch> | null>(null)
  const load = () => {
    if (search) return
    import('./search-places.ts').then(
      (module) => setSearch(() => module.placeSearch(i18n.language)),
      // Without its list this is a text field; the next focus asks for it again.
      () => undefined,
    )
  }
  const options = useMemo(() => search?.(value) ?? [], [search, value])
  return (
    <Combobox
      {...field}
      entry="text"
      icon={mapPin}
      options={options}
      value={value}
      hint={t('basics.locationHint')}
      emptyLabel={t('basics.noPlace')}
      resultsLabel={(count) => t('basics.places', { count })}
      onFocus={load}
    />
  )
}
