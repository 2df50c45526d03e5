import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import type { addShippingAddress } from '@kindling/api-client/contract/users'
import { countryOptions } from '@kindling/validation/rules/countries'
import { hasPostalCodes, needsPostalCode } from '@kindling/validation/rules/postal-code'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../../primitives/Combobox/Combobox.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { CodeForm } from '../form/code-form.ts'

export type AddressInput = BodyOf<typeof addShippingAddress>

export const emptyAddress = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  country_code: '',
  phone_number: '',
}
export type AddressValues = typeof emptyAddress

export interface AddressFieldsProps {
  readonly form: CodeForm<AddressValues>
  /** Autocomplete section. `billing` asks for no telephone. */
  readonly purpose: 'shipping' | 'billing'
}

/** The fields of an address. The country decides whether the postal code is required, optional or hidden. */
export function AddressFields({ form, purpose }: AddressFieldsProps) {
  const { t } = useTranslation('checkout')
  const { t: common, i18n } = useTranslation()
  const country = form.watch('country_code')
  // A postal code typed before the country was chosen stays visible, so that it can be removed.
  const postalCode = form.watch('postal_code')
  const asksPostalCode = hasPostalCodes(country) || postalCode !== ''
  const options = useMemo(
    () => countryOptions(i18n.language).map(({ code, name }) => ({ value: code, label: name })),
    [i18n.language],
  )
  const field = (name: keyof AddressValues) => {
    const label = t(`address.fields.${name}`)
    return { label, error: form.problem(name, label), ...form.register(name) }
  }
  // Registered in visual order: the first invalid one gets focus.
  const name = field('name')
  const { ref, ...chosen } = useController({ control: form.control, name: 'country_code' }).field
  return (
    <>
      <TextField {...name} autoComplete={`${purpose} name`} optional={common('optional')} />
      <Combobox
        {...chosen}
        ref={ref}
        value={chosen.value || null}
        label={t('address.fields.country_code')}
        error={form.problem('country_code', t('address.fields.country_code'))}
        {...(purpose === 'shipping' && { hint: t('address.countryHint') })}
        options={options}
        emptyLabel={t('address.noCountry')}
        resultsLabel={(count) => t('address.countries', { count })}
      />
      <TextField {...field('line1')} autoComplete={`${purpose} address-line1`} />
      <TextField
        {...field('line2')}
        autoComplete={`${purpose} address-line2`}
        optional={common('optional')}
      />
      <Grid columns={{ base: 1, from700: asksPostalCode ? 3 : 2 }} align="start">
        <TextField {...field('city')} autoComplete={`${purpose} address-level2`} />
        <TextField {...field('state')} autoComplete={`${purpose} address-level1`} />
        {asksPostalCode && (
          <TextField
            {...field('postal_code')}
            autoComplete={`${purpose} postal-code`}
            {...(country !== '' && !needsPostalCode(country) && { optional: common('optional') })}
          />
        )}
      </Grid>
      {purpose === 'shipping' && (
        <TextField
          {...field('phone_number')}
          type="tel"
          autoComplete="shipping tel"
          optional={common('optional')}
          hint={t('address.phoneHint')}
        />
      )}
    </>
  )
}
