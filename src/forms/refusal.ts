// Says why a form was refused, field by field, where no screen is there to do it.
import type { IntlShape } from 'react-intl'
import type { CallError } from '../client/errors.ts'
import { failureText } from '../runtime/format/failureText.ts'
import type { PostedError } from '../runtime/app/posted.ts'

/** By field, and by `root` where the reason is about none. What the contract does not take is said in the field's own words. */
export function postedErrors(error: CallError, intl: IntlShape): Record<string, PostedError> {
  const postedError: PostedError =
    error.status === 400 ? { type: 'invalid' } : { type: 'server', message: failureText(error, intl) }
  const fields = error.reasons.flatMap(({ field }) => field ?? [])
  return Object.fromEntries((fields.length ? fields : ['root']).map((field) => [field, postedError]))
}
