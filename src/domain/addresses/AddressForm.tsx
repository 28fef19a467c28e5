// Form of a new or existing address. The input for a new address is stored as a draft. The input for an existing
// address is not stored, because it could contradict the address in the list. Instead, the form asks for confirmation
// before unsaved changes are lost.
import { FormattedMessage, useIntl } from 'react-intl'
import { modifyAddress } from '#generated/calls/addresses.ts'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import type { Address } from '#generated/schema.d.ts'
import { AddressFields } from './AddressFields.tsx'
import { FormCheckbox } from '#src/forms/FormCheckbox.tsx'
import { Form } from '#src/forms/Form.tsx'
import { UnsavedChanges } from '#src/forms/UnsavedChanges.tsx'
import { useAddressCheck } from './useAddressCheck.ts'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'

type AddressFormProps = {
  /** Address to edit; undefined for a new address. */
  address: Address | undefined
  /** True if the member has no address yet: the first address becomes the default automatically. */
  isFirst: boolean
  /** Called after the address was saved, to show the list or continue the delivery. */
  onSaved: (address: Address) => void
}

export function AddressForm({ address, isFirst, onSaved }: AddressFormProps) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const { data: member } = useGetUserInfo()
  const form = useContractForm(modifyAddress, {
    unsent: address ? UnsavedChanges : { name: 'address', secret: [] },
    prepare: async (values) => (address ? { ...values, id: address.id } : values),
    check: useAddressCheck(),
    onSuccess: (saved) => {
      toasts.announce(formatMessage({ id: 'addresses.saved' }))
      onSaved(saved)
    },
  })
  return (
    <div className="form-card">
      <Form wide form={form} button={<FormattedMessage id="addresses.save" />}>
        <AddressFields
          form={form}
          address={address}
          country={address?.countryCode ?? member.countryCode}
          recipient={formatMessage(
            { id: 'profile.name' },
            { first: member.firstName, last: member.lastName ?? '' },
          ).trim()}
        />
        {!isFirst && !address?.isDefault && (
          <FormCheckbox
            control={form.control}
            {...form.register('isDefault')}
            label={<FormattedMessage id="addresses.asDefault" />}
          />
        )}
      </Form>
    </div>
  )
}
