// A failed call in words: the server's own message first, then the catalogue of section 8.
import type { IntlShape } from 'react-intl'
import { CallError } from '../client/errors.ts'
import type { MessageId } from './messages.ts'

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

export function failureText(error: unknown, intl: IntlShape): string {
  if (error instanceof CallError) {
    if (error.refusal?.message) return error.refusal.message
    const id = byStatus[error.status]
    if (id) return intl.formatMessage({ id })
    if (error.status === 0 && isOnline()) return intl.formatMessage({ id: 'error.transport' })
  }
  return intl.formatMessage({ id: isOnline() ? 'error.online' : 'error.offline' })
}

const isOnline = () => typeof navigator === 'undefined' || navigator.onLine
