// Determines why an upload failed, and whether a retry may succeed.
import type { IntlShape } from 'react-intl'
import { UPLOAD_UNFIT } from '#generated/codes.ts'
import { CallError } from '#src/client/errors.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { UnreadableFile } from './photo.ts'

const unfit = ['TOO_MANY_PIXELS', 'TOO_COMPLEX']
const unreadable = ['OTHER_CONTENT', 'OTHER_SIZE', 'OTHER_TYPE']

type Problem = {
  note: string
  /** True if the connection was lost: the upload is then retried automatically when the connection returns. */
  isLost: boolean
  /** True if a retry of the upload cannot succeed. */
  isFinal: boolean
}

export function uploadProblem(error: unknown, intl: IntlShape): Problem {
  const final = (id: MessageId) => ({ note: intl.formatMessage({ id }), isLost: false, isFinal: true })
  const loss = { isLost: true, isFinal: false }
  if (error instanceof UnreadableFile) return final('form.upload.unreadable')
  if (!(error instanceof CallError)) return { note: failureText(error, intl), ...loss }
  const reason = error.reasons[0]?.code ?? ''
  if (error.hasCode(UPLOAD_UNFIT) || error.status === 413 || unfit.includes(reason))
    return final('form.upload.unfit')
  if (unreadable.includes(reason)) return final('form.upload.unreadable')
  if (reason === 'SILENT') return { note: intl.formatMessage({ id: 'error.transport' }), ...loss }
  return { note: failureText(error, intl), isLost: error.status === 0, isFinal: false }
}
