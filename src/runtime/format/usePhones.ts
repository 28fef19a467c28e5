// Loads the phone rules in a component on demand.
import { useEffect, useState } from 'react'

type Phones = typeof import('./phone.ts')

/** Returns `undefined` until the rules have loaded, or if loading fails; numbers are then shown unformatted. */
export function usePhones(): Phones | undefined {
  const [phones, setPhones] = useState<Phones>()
  useEffect(() => {
    void import('./phone.ts').then(setPhones, () => {})
  }, [])
  return phones
}

/** Formats an E.164 number for display; returns it unformatted until the rules have loaded. */
export function usePhoneText(e164: string, readerCountry?: string): string {
  return usePhones()?.phoneText(e164, readerCountry) ?? e164
}
