// Selects the likely country of a new member. The server knows neither the time zone nor the region of the browser, so
// the selection may change after hydration.
import { useEffect } from 'react'
import { useGetIpIsoCode } from '#generated/hooks/platform.ts'
import { likelyCountry } from '#src/domain/contacts/likelyCountry.ts'
import { useLanguage } from '#src/runtime/app/AppProvider.tsx'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { deviceTimeZone } from './deviceTimeZone.ts'

type CountryField = { read: () => string | undefined; select: (country: string) => void }

/** @returns the likely country; the field is changed only while it has the country that the server selected */
export function useLikelyCountry({ read, select }: CountryField): string {
  const { locale } = useLanguage()
  const { isoCode } = useGetIpIsoCode().data
  const timeZone = useBrowserValue(deviceTimeZone)
  const atFirst = likelyCountry({ isoCode, locale, timeZone: undefined })
  const likely = likelyCountry({ isoCode, locale, timeZone })
  useEffect(() => {
    if (likely !== atFirst && read() === atFirst) select(likely)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- select once, when the time zone is known
  }, [likely, atFirst])
  return likely
}
