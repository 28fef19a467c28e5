// Loads what later questions need before they show: on a poor network, or without one, the form goes on.
import { useEffect } from 'react'
import { getAddressForm, modifyAddress } from '../../../../generated/calls/addresses.ts'
import { listCallingCodes, listCountries, listProvinces } from '../../../../generated/calls/platform.ts'
import { questionsOf } from '../../../shared/questionnaires/branching.ts'
import type { Questionnaire } from '../../../../generated/schema.d.ts'
import { isEmail } from '../../../forms/email.ts'
import { useAppContext } from '../../../runtime/app/AppProvider.tsx'
import { useCountry } from './useCountry.ts'

export function usePrepared(form: Questionnaire) {
  const { queryClient } = useAppContext()
  const countryCode = useCountry()
  const kinds = questionsOf(form).map(({ kind }) => kind)
  const asks = {
    email: kinds.includes('email'),
    address: kinds.includes('address'),
    phone: kinds.includes('phone'),
  }
  useEffect(() => {
    // Whoever comes to the question asks again where this failed.
    const meta = { handlesErrors: true }
    if (asks.email) isEmail('').catch(() => {})
    if (asks.phone || asks.address) void queryClient.prefetchQuery({ ...listCallingCodes.query(), meta })
    if (!asks.address) return
    void queryClient.prefetchQuery({ ...listCountries.query(), meta })
    void queryClient.prefetchQuery({ ...getAddressForm.query({ countryCode }), meta })
    void queryClient.prefetchQuery({ ...listProvinces.query({ countryCode }), meta })
    modifyAddress.schema().catch(() => {})
  }, [queryClient, countryCode, asks.email, asks.phone, asks.address])
}
