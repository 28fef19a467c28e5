// The member's present consents, by purpose.
import { useGetConsentsSuspense } from '../../client/profile.ts'
import type { ConsentPurpose } from '../../client/types.ts'

export function useConsentTo(purpose: ConsentPurpose): boolean {
  const { data: consents } = useGetConsentsSuspense()
  return consents.items.some((consent) => consent.purpose === purpose && consent.granted)
}
