// The rules of an address's country in words, as the `check` of a form over `modifyAddress`.
import { useIntl } from 'react-intl'
import { getGetAddressFormSuspenseQueryOptions } from '../client/addresses.ts'
import type { ModifyAddress } from '../client/types.ts'
import { useHub } from '../runtime/HubContext.tsx'
import { addressProblems } from './addressRules.ts'
import type { Problems } from './useContractForm.ts'

export function useAddressCheck() {
  const { formatMessage } = useIntl()
  const { queryClient } = useHub()
  return async (values: ModifyAddress): Promise<Problems<ModifyAddress>> => {
    const { countryCode } = values
    const { parts } = await queryClient.ensureQueryData(
      getGetAddressFormSuspenseQueryOptions({ countryCode }),
    )
    return Object.fromEntries(
      addressProblems(parts, values).map(({ name, kind, example }) => [
        name,
        kind === 'missing'
          ? formatMessage({ id: 'form.error.other' })
          : formatMessage({ id: 'form.error.format' }, { example }),
      ]),
    )
  }
}
