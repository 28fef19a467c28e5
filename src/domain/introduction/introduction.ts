// Query of the introduction of the membership, which the static parts of this folder show.
import { getIntroduction } from '#generated/calls/support.ts'

/** Reports no error: a page with the introduction works without it, so that everyone can sign in. */
export const introductionQuery = () => ({
  ...getIntroduction.query(),
  meta: { handlesErrors: true, isStatic: true },
})
