// The rules of an address's country in words, as the `check` of a form over `modifyAddress`.
import { useIntl } from 'react-intl'
import { getGetAddressFormSuspenseQueryOptions } from '../client/addresses.ts'
import { getListProvincesSuspenseQueryOptions } from '../client/platform.ts'
import type { ModifyAddress } from '../client/types.ts'
import { useAppContext } from '../runtime/app/AppProvider.tsx'
import { addressProblems } from './addressRules.ts'
import type { Problems } from './useContractForm.ts'

export function useAddressCheck() {
  const { formatMessage } = useIntl()
  const { queryClient } = useAppContext()
  return async (values: Partial<ModifyAddress>): Promise<Problems<ModifyAddress>> => {
    const { countryCode, phone } = values
    if (!countryCode) return {}
    const [{ isPhone }, { parts }, provinces] = await Promise.all([
      import('../runtime/format/phone.ts'),
      queryClient.ensureQueryData(getGetAddressFormSuspenseQueryOptions({ countryCode })),
      queryClient.ensureQueryData(getListProvincesSuspenseQueryOptions({ countryCode })),
    ])
    const lacks = Object.fromEntries(
      addressProblems(parts, provinces.items, values).map(({ name, kind, example }) => [
        name,
        kind === 'missing'
          ? formatMessage({ id: 'form.error.other' })
          : formatMessage({ id: 'form.error.format' }, { example }),
      ]),
    )
    return isPhone(phone) ? lacks : { phone: formatMessage({ id: 'form.error.phone' }), ...lacks }
  }
}
