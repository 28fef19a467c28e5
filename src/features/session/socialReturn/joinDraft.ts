// What somebody has written to join with another service's word. It outlives an attempt that came to nothing, but what she
// agreed to does not: the next answer may be about somebody else.
import type { Drafts } from '../../../runtime/session/drafts.ts'

export const joinDraft = { name: 'social', secret: ['code'] } as const

export function forgetConsents(drafts: Drafts) {
  const kept = drafts.read(joinDraft.name)
  if (kept) drafts.write(joinDraft.name, kept, ['agreePrivacyPolicy', 'agreeMarketing', 'agreeTracking'])
}
