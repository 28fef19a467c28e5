// Returns the message of a failed call (section 8): that of the server, otherwise that of the catalog.
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
 * Returns the message of any error. A call without a response is a transport failure, unless the browser reports that
 * it is offline, because then the member can act on that.
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

// `navigator` of Node.js has no `onLine`.
const isOnline = () => !('onLine' in navigator) || navigator.onLine
