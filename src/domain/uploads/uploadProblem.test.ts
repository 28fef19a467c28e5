// Tests the message about a failed upload, and whether the upload is retried automatically.
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { UPLOAD_UNFIT } from '#generated/codes.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { CallError } from '#src/client/errors.ts'
import { UnreadableFile } from './photo.ts'
import { uploadProblem } from './uploadProblem.ts'

const messages = messagesIn('en-US')
const intl = createIntl({ locale: 'en-US', messages })
const refused = (code: 'OTHER_CONTENT' | 'TOO_MANY_PIXELS' | 'TOO_COMPLEX' | 'SILENT') =>
  new CallError(400, { code: 400, message: 'Bad Request', data: { reasons: [{ code }] } })
const busy = 'Many people are here right now.'

test.each([
  ['an empty file', new UnreadableFile('photo.jpg'), messages['form.upload.unreadable'], 'never'],
  ['a corrupted picture', refused('OTHER_CONTENT'), messages['form.upload.unreadable'], 'never'],
  ['a picture with too many pixels', refused('TOO_MANY_PIXELS'), messages['form.upload.unfit'], 'never'],
  ['a picture that is too complex', refused('TOO_COMPLEX'), messages['form.upload.unfit'], 'never'],
  ['a file over the size limit', new CallError(413), messages['form.upload.unfit'], 'never'],
  [
    'a file type that is not accepted',
    new CallError(200, { code: UPLOAD_UNFIT, message: '' }),
    messages['form.upload.unfit'],
    'never',
  ],
  ['a hub that cannot store files', new CallError(503, { code: 503, message: busy }), busy, 'by a click'],
  ['a lost connection', new CallError(0), messages['error.transport'], 'automatically'],
  ['a stalled connection', refused('SILENT'), messages['error.transport'], 'automatically'],
])(
  'uploadProblem returns the message and the kind of retry for this failure: %s',
  (...[, error, note, comes]) => {
    const { isLost, isFinal, ...rest } = uploadProblem(error, intl)
    expect(rest).toEqual({ note })
    expect({ isLost, isFinal }).toEqual({ isLost: comes === 'automatically', isFinal: comes === 'never' })
  },
)
