// Validates the parts of an address by the rules of its country. Returns the `check` option of a form for
// `modifyAddress`.
import { useIntl } from 'react-intl'
import { getAddressForm } from '#generated/calls/addresses.ts'
import { listProvinces } from '#generated/calls/platform.ts'
import type { ModifyAddressRequest } from '#generated/schema.d.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { addressProblems } from './addressRules.ts'
import { usePhoneCheck } from '../contacts/usePhoneCheck.ts'
import type { Problems } from '#src/forms/useZodForm.ts'

export function useAddressCheck() {
  const { formatMessage } = useIntl()
  const { queryClient } = useAppContext()
  const phoneProblem = usePhoneCheck()
  return async (values: Partial<ModifyAddressRequest>): Promise<Problems<ModifyAddressRequest>> => {
    const { countryCode, phone } = values
    if (!countryCode) return {}
    const [unfit, { parts }, provinces] = await Promise.all([
      phoneProblem(phone),
      ensureFresh(queryClient, getAddressForm.query({ countryCode })),
      ensureFresh(queryClient, listProvinces.query({ countryCode })),
    ])
    const lacks = Object.fromEntries(
      addressProblems(parts, provinces.items, values).map(({ name, kind, example }) => [
        name,
        kind === 'missing'
          ? formatMessage({ id: 'form.error.other' })
          : formatMessage({ id: 'form.error.format' }, { example }),
      ]),
    )
    return unfit ? { phone: unfit, ...lacks } : lacks
  }
}
