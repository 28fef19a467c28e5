// The countries' phone rules in a component: loaded when they are needed, not with the page.
import { useEffect, useState } from 'react'

type Phones = typeof import('./phone.ts')

/** `undefined` until they have loaded, or where they cannot; what is typed or shown then stays as it is. */
export function usePhones(): Phones | undefined {
  const [phones, setPhones] = useState<Phones>()
  useEffect(() => {
    void import('./phone.ts').then(setPhones, () => {})
  }, [])
  return phones
}

/** An E.164 number for reading; unformatted until the rules have loaded. */
export function usePhoneText(e164: string, readerCountry?: string): string {
  return usePhones()?.phoneText(e164, readerCountry) ?? e164
}
