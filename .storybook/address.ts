import { addons } from 'storybook/manager-api'
import { addressChanged } from './address-event.ts'

addons.register('kindling/address', (api) => {
  api.on(addressChanged, (values: Readonly<Record<string, string>>) => {
    const present = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || null]))
    api.applyQueryParams(present as Record<string, string>, { replace: true })
  })
})
