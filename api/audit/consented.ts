// Says of a consent what is written down of it.
import type { Recorded } from './recordActs.ts'

type Consent = { memberId: string; purpose: string; granted: boolean }

export const consented = ({ memberId, purpose, granted }: Consent): Recorded => ({
  what: 'consented',
  memberId,
  subject: `purpose:${purpose}`,
  outcome: granted ? 'given' : 'withdrawn',
})
