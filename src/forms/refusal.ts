// Assigns the errors in an error response to the fields of a form that was posted without scripts.
import type { IntlShape } from 'react-intl'
import type { CallError } from '../client/errors.ts'
import { failureText } from '../runtime/format/failureText.ts'
import type { PostedError } from '../runtime/app/posted.ts'

/**
 * Returns the error message of each field, or under `root` a message about the whole form. Validation errors get the
 * general message for the field.
 */
export function postedErrors(error: CallError, intl: IntlShape): Record<string, PostedError> {
  const postedError: PostedError =
    error.status === 400 ? { type: 'invalid' } : { type: 'server', message: failureText(error, intl) }
  const fields = error.reasons.flatMap(({ field }) => field ?? [])
  return Object.fromEntries((fields.length ? fields : ['root']).map((field) => [field, postedError]))
}
