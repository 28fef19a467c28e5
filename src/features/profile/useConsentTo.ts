// Returns true if the member has granted the consent for a purpose, such as `babyData`.
import { useGetConsents } from '#generated/hooks/profile.ts'
import type { ConsentPurpose } from '#generated/schema.d.ts'

export function useConsentTo(purpose: ConsentPurpose): boolean {
  const { data: consents } = useGetConsents()
  return consents.items.some((consent) => consent.purpose === purpose && consent.granted)
}
