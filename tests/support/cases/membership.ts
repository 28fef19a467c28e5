// Operations of the tag `membership`.
import type { Cases } from './case.ts'

export const membership: Cases<'membership'> = {
  getMyMembership: { right: async () => ({}) },
}
