// Names the country in which phones and addresses of a form begin.
import { getUserInfo } from '#generated/calls/account.ts'
import { homeOf } from '#src/domain/contacts/account.ts'
import { useAppContext, useLanguage } from '#src/runtime/app/AppProvider.tsx'

/** The member's country; of a visitor that they come from, or where their language is at home. */
export function useCountry(): string {
  const { queryClient, countryCode } = useAppContext()
  const { locale } = useLanguage()
  const home = countryCode.get()
  const visited = home === undefined || home === 'EN' ? homeOf(locale) : home
  return queryClient.getQueryData(getUserInfo.query().queryKey)?.countryCode ?? visited
}
