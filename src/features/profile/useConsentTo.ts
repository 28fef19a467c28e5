// The member's present consents, by purpose.
import { useSuspenseQuery } from '@tanstack/react-query'
import { getConsents } from '../../../generated/calls/profile.ts'
import type { ConsentPurpose } from '../../../generated/schema.d.ts'

export function useConsentTo(purpose: ConsentPurpose): boolean {
  const { data: consents } = useSuspenseQuery(getConsents.query())
  return consents.items.some((consent) => consent.purpose === purpose && consent.granted)
}
