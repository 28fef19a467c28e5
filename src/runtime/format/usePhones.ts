// The countries' rules of phone numbers in a component: they come when they are needed, not with the page.
import { useEffect, useState } from 'react'

type Phones = typeof import('./phone.ts')

/** `undefined` until they have come, and where they cannot come; what is typed or shown then stands as it is. */
export function usePhones(): Phones | undefined {
  const [phones, setPhones] = useState<Phones>()
  useEffect(() => {
    void import('./phone.ts').then(setPhones, () => {})
  }, [])
  return phones
}

/** An E.164 number for reading, as it is until the rules have come. */
export function usePhoneText(e164: string, readerCountry?: string): string {
  return usePhones()?.phoneText(e164, readerCountry) ?? e164
}
