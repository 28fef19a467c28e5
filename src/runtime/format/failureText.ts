// The message for a failed call (section 8): the server's own first, then the catalogue's.
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
 * The message for any error. A call that got no answer is a transport failure, unless the browser
 * knows that it is offline: then that is what the member can do something about.
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

// Node's navigator does not know.
const isOnline = () => !('onLine' in navigator) || navigator.onLine
