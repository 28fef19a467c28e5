// Keeps what was typed to join through another service. It outlives a failed attempt, but consents do not: the next answer may be
// about somebody else.
import type { Drafts } from '#src/runtime/storage/drafts.ts'

export const joinDraft = { name: 'social', secret: ['code'] } as const

export function forgetConsents(drafts: Drafts) {
  const stored = drafts.read(joinDraft.name)
  if (stored) drafts.write(joinDraft.name, stored, ['agreePrivacyPolicy', 'agreeMarketing', 'agreeTracking'])
}
