// The messages for the rules of an address's country, as the `check` of a form over `modifyAddress`.
import { useIntl } from 'react-intl'
import { getAddressForm } from '../../generated/calls/addresses.ts'
import { listProvinces } from '../../generated/calls/platform.ts'
import type { ModifyAddressRequest } from '../../generated/schema.d.ts'
import { useAppContext } from '../runtime/app/AppProvider.tsx'
import { addressProblems } from './addressRules.ts'
import type { Problems } from './useContractForm.ts'

export function useAddressCheck() {
  const { formatMessage } = useIntl()
  const { queryClient } = useAppContext()
  return async (values: Partial<ModifyAddressRequest>): Promise<Problems<ModifyAddressRequest>> => {
    const { countryCode, phone } = values
    if (!countryCode) return {}
    const [{ isPhone }, { parts }, provinces] = await Promise.all([
      import('../runtime/format/phone.ts'),
      queryClient.ensureQueryData(getAddressForm.query({ countryCode })),
      queryClient.ensureQueryData(listProvinces.query({ countryCode })),
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
