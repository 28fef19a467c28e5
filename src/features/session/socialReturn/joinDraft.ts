// Draft of a registration by social sign-in. The draft survives a failed attempt, but the consents in it are removed,
// because the next attempt may be made by another person.
import type { Drafts } from '#src/runtime/storage/drafts.ts'

export const joinDraft = { name: 'social', secret: ['code'] } as const

export function deleteConsents(drafts: Drafts) {
  const stored = drafts.read(joinDraft.name)
  if (stored) drafts.write(joinDraft.name, stored, ['agreePrivacyPolicy', 'agreeMarketing', 'agreeTracking'])
}
