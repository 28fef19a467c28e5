// Fields of an address: country, recipient, and the address parts that the country uses. The server returns parts,
// labels, their order and the provinces in the chosen language.
import { useDeferredValue, useEffect, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetAddressForm } from '#generated/hooks/addresses.ts'
import { useListProvinces } from '#generated/hooks/platform.ts'
import type { Address, AddressFormPart, ModifyAddressRequest } from '#generated/schema.d.ts'
import { plainDigits } from '#shared/digits.ts'
import { Select } from '#src/ui/fields/Select.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { CountrySelect } from '../contacts/CountrySelect.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { FormPhone } from '../contacts/FormPhone.tsx'

type AddressForm = Pick<
  UseFormReturn<ModifyAddressRequest>,
  'control' | 'register' | 'setValue' | 'clearErrors'
>

type AddressToChange = Omit<Address, 'id' | 'isDefault'>

type AddressFieldsProps = {
  form: AddressForm
  /** Initial country (ISO 3166-1 alpha-2), used if the address has no country. */
  country: string
  /** Initial recipient, used if the address has no recipient. */
  recipient: string
  /** Address to edit. */
  address?: AddressToChange
}

export function AddressFields({ form, country, recipient, address }: AddressFieldsProps) {
  const { control, register, setValue, clearErrors } = form
  // Read the country from the select element. The form state misses a country that was chosen before hydration, because
  // the form had not received that change event.
  const [countryInSelect, setCountryInSelect] = useState<string>()
  const chosen = useWatch({ control, name: 'countryCode' }) || countryInSelect || country
  // Show the address parts of the previous country until those of the new country have loaded.
  const deferredCountry = useDeferredValue(chosen)
  /** Clears the province and the errors of all address parts, because they belong to the previous country. */
  const begin = () => {
    setValue('province', '')
    clearErrors(Object.keys(tokens).filter(isPart))
  }
  const { ref, ...select } = register('countryCode', { onChange: begin })
  return (
    <>
      <FormField control={control} name="countryCode" label={<FormattedMessage id="form.address.country" />}>
        <CountrySelect
          {...select}
          ref={(element) => {
            ref(element)
            if (element) setCountryInSelect(element.value)
          }}
          defaultValue={country}
          near={[country, chosen]}
        />
      </FormField>
      <FormField control={control} name="recipient" label={<FormattedMessage id="form.address.recipient" />}>
        <TextInput
          {...register('recipient')}
          defaultValue={address?.recipient ?? recipient}
          autoComplete="name"
        />
      </FormField>
      <FormPhone
        control={control}
        name="phone"
        defaultValue={address?.phone}
        country={chosen}
        label={<FormattedMessage id="form.address.phone" />}
        hint={<FormattedMessage id="form.address.phone.hint" />}
      />
      <Parts key={deferredCountry} form={form} countryCode={deferredCountry} address={address} />
    </>
  )
}

type PartsProps = Pick<AddressFieldsProps, 'form' | 'address'> & { countryCode: string }

function Parts({ form: { control, register, setValue }, countryCode, address }: PartsProps) {
  const { formatMessage } = useIntl()
  // Prefill the address parts only for the country of this address, because this component is rendered again for each
  // country.
  const begun = countryCode === address?.countryCode ? address : undefined
  const { data: form } = useGetAddressForm({ countryCode })
  const { data: provinces } = useListProvinces({ countryCode })
  const province = useWatch({ control, name: 'province' })
  useEffect(() => {
    // Clear the province if it belongs to another country, because a draft may contain such a province.
    if (province && !provinces.items.some(({ code }) => code === province)) setValue('province', '')
  }, [province, provinces, setValue])
  const written = begun?.province === undefined ? begun?.provinceName : undefined
  return form.parts.map(({ name, label, required, example }) => (
    <FormField
      key={name}
      control={control}
      name={name}
      label={label}
      aside={!required && <FormattedMessage id="form.optional" />}
      hint={
        name === 'province' && written !== undefined ? (
          <FormattedMessage id="form.address.province.before" values={{ name: written }} />
        ) : (
          example && <FormattedMessage id="form.example" values={{ example }} />
        )
      }
    >
      {name === 'province' ? (
        <Select
          {...register(name)}
          autoComplete={tokens[name]}
          defaultValue={begun?.[name] ?? ''}
          placeholder={formatMessage({ id: 'form.choose' })}
          options={provinces.items.map((each) => ({ value: each.code, label: each.name }))}
        />
      ) : (
        <TextInput
          {...register(name, name === 'postcode' ? { setValueAs: withPlainDigits } : undefined)}
          autoComplete={tokens[name]}
          defaultValue={begun?.[name]}
          inputMode={example && /^\d+$/.test(example) ? 'numeric' : undefined}
        />
      )}
    </FormField>
  ))
}

const withPlainDigits = (value: unknown) => (typeof value === 'string' ? plainDigits(value) : value)

/**
 * `autocomplete` tokens of the address parts. HTML numbers address levels downwards: `address-level1` is the largest
 * division of a country.
 */
const tokens: Record<AddressFormPart['name'], string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  ward: 'address-level4',
  district: 'address-level3',
  city: 'address-level2',
  province: 'address-level1',
  postcode: 'postal-code',
}

const isPart = (name: string): name is AddressFormPart['name'] => name in tokens
