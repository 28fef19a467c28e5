// What is wrong with a file that did not arrive, and whether it is sent again by itself once there is a connection.
import type { IntlShape } from 'react-intl'
import { UPLOAD_UNFIT } from '../../generated/codes.ts'
import { CallError } from '../client/errors.ts'
import { failureText } from '../runtime/notices/failure.ts'

const unreadable = ['OTHER_CONTENT', 'OTHER_SIZE', 'OTHER_TYPE']

export function uploadProblem(error: unknown, intl: IntlShape): { note: string; isLost: boolean } {
  const reason = error instanceof CallError ? (error.reasons[0]?.code ?? '') : ''
  const isLost = !(error instanceof CallError) || error.status === 0 || reason === 'SILENT'
  if (reason === 'SILENT') return { note: intl.formatMessage({ id: 'error.transport' }), isLost }
  if (unreadable.includes(reason))
    return { note: intl.formatMessage({ id: 'form.upload.unreadable' }), isLost }
  const isUnfit =
    error instanceof CallError &&
    (error.is(UPLOAD_UNFIT) || error.status === 413 || reason === 'TOO_MANY_PIXELS')
  return {
    note: isUnfit ? intl.formatMessage({ id: 'form.upload.unfit' }) : failureText(error, intl),
    isLost,
  }
}
