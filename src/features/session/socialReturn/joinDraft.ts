// Draft of a registration by social sign-in. It survives a failed attempt, but its consents do not: the next response
// may be for another person.
import type { Drafts } from '#src/runtime/storage/drafts.ts'

export const joinDraft = { name: 'social', secret: ['code'] } as const

export function forgetConsents(drafts: Drafts) {
  const stored = drafts.read(joinDraft.name)
  if (stored) drafts.write(joinDraft.name, stored, ['agreePrivacyPolicy', 'agreeMarketing', 'agreeTracking'])
}
