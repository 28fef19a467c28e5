// Builds the audit entry for a granted or withdrawn consent.
import type { Recorded } from './recordActs.ts'

type Consent = { memberId: string; purpose: string; granted: boolean }

export const consented = ({ memberId, purpose, granted }: Consent): Recorded => ({
  what: 'consented',
  memberId,
  subject: `purpose:${purpose}`,
  outcome: granted ? 'given' : 'withdrawn',
})
