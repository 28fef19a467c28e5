// The form of an address, new or changed. A new one keeps a draft; a changed one asks before the member leaves, because a draft
// would differ from what the list shows.
import { useRouter } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSuspenseQuery } from '@tanstack/react-query'
import { modifyAddress } from '../../../generated/calls/addresses.ts'
import { getUserInfo } from '../../../generated/calls/session.ts'
import type { Address } from '../../../generated/schema.d.ts'
import { AddressFields } from '../../forms/AddressFields.tsx'
import { FormCheckbox } from '../../forms/FormCheckbox.tsx'
import { Form } from '../../forms/Form.tsx'
import { UnsavedChanges } from '../../forms/UnsavedChanges.tsx'
import { useAddressCheck } from '../../forms/useAddressCheck.ts'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useAppContext } from '../../runtime/app/AppProvider.tsx'

type AddressFormProps = {
  /** The one to change; a new one without it. */
  address: Address | undefined
  /** The first becomes the default by itself. */
  isFirst: boolean
}

export function AddressForm({ address, isFirst }: AddressFormProps) {
  const { formatMessage } = useIntl()
  const { notices } = useAppContext()
  const router = useRouter()
  const { data: member } = useSuspenseQuery(getUserInfo.query())
  const form = useContractForm(modifyAddress, {
    unsent: address ? UnsavedChanges : { name: 'address', secret: [] },
    prepare: async (values) => (address ? { ...values, id: address.id } : values),
    check: useAddressCheck(),
    onSuccess: () => {
      notices.show('positive', formatMessage({ id: 'addresses.saved' }))
      void router.navigate({ to: '/address', replace: true })
    },
  })
  return (
    <Form form={form} button={<FormattedMessage id="addresses.save" />}>
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
  )
}
