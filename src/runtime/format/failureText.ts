// Returns the message to show for a failed call (section 8 of the specification). Uses the message of the server if
// there is one, otherwise the message of the catalog for the HTTP status.
import type { IntlShape } from 'react-intl'
import { CallError } from '#src/client/errors.ts'
import type { MessageId } from '../language/messages.ts'

const byStatus: Readonly<Record<number, MessageId>> = {
  400: 'error.400',
  401: 'error.401',
  403: 'error.403',
  404: 'error.404',
  405: 'error.405',
  408: 'error.408',
  500: 'error.500',
  501: 'error.501',
  502: 'error.502',
  503: 'error.503',
  504: 'error.504',
  505: 'error.505',
}

/**
 * Returns the message for any error. A call without a response is a transport failure. While the browser is offline,
 * the message reports the lost connection instead, because the member can then check the connection.
 */
export function failureText(error: unknown, intl: IntlShape): string {
  const status = error instanceof CallError ? error.status : undefined
  if (error instanceof CallError && error.refusal?.message) return error.refusal.message
  return intl.formatMessage({
    id:
      (status && byStatus[status]) ||
      (!isOnline() ? 'error.offline' : status === 0 ? 'error.transport' : 'error.online'),
  })
}

// Return true if `onLine` is missing, because `navigator` of Node.js does not have this property.
const isOnline = () => !('onLine' in navigator) || navigator.onLine
