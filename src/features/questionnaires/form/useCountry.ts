// Determines the default country for phone numbers and addresses in a questionnaire form.
import { getUserInfo } from '#generated/calls/account.ts'
import { homeOf } from '#src/domain/contacts/account.ts'
import { useAppContext, useLanguage } from '#src/runtime/app/AppProvider.tsx'

/**
 * Returns the country of the member; for a visitor the country of the visit if known, otherwise the country of the
 * language.
 */
export function useCountry(): string {
  const { queryClient, countryCode } = useAppContext()
  const { locale } = useLanguage()
  const home = countryCode.get()
  const visited = home === undefined || home === 'EN' ? homeOf(locale) : home
  return queryClient.getQueryData(getUserInfo.query().queryKey)?.countryCode ?? visited
}
