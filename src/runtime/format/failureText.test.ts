// Tests the error messages that section 8 of the specification defines.
import { createIntl } from 'react-intl'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#src/client/errors.ts'
import { failureText } from './failureText.ts'
import { messagesIn } from '#tests/support/messages.ts'

const english = messagesIn('en-US')
const indonesian = messagesIn('id-ID')
const thai = messagesIn('th-TH')
const vietnamese = messagesIn('vi-VN')

const intl = createIntl({ locale: 'en-US', messages: english })
const otherIntls = [
  createIntl({ locale: 'id-ID', messages: indonesian }),
  createIntl({ locale: 'th-TH', messages: thai }),
  createIntl({ locale: 'vi-VN', messages: vietnamese }),
]

const online = (isOnline: boolean) => vi.stubGlobal('navigator', { onLine: isOnline })
afterEach(() => vi.unstubAllGlobals())

const catalogue = [
  [400, 'Bad Request'],
  [401, 'Unauthorized, please log in again'],
  [403, 'Access denied'],
  [404, 'Request error, the resource was not found'],
  [405, 'Equest method not allowed'],
  [408, 'Request timeout'],
  [500, 'Internal server error'],
  [501, 'Not yet implemented'],
  [502, 'Oops! Something went wrong.'],
  [503, 'Service Unavailable'],
  [504, 'Gateway timeout'],
  [505, 'The http version does not support the request.'],
] as const

describe.each(catalogue)(
  'failureText for HTTP status %i (section 8 of the specification)',
  (status, words) => {
    test('failureText returns the message that the specification defines for the HTTP status', () => {
      expect(failureText(new CallError(status), intl)).toBe(words)
    })

    test('failureText returns the message for the HTTP status even while offline', () => {
      online(false)
      expect(failureText(new CallError(status), intl)).toBe(words)
    })

    test('failureText translates the message for the HTTP status to each language', () => {
      for (const other of otherIntls) expect(failureText(new CallError(status), other)).not.toBe(words)
    })
  },
)

test('failureText returns "Request Error" for a transport failure (section 8 of the specification)', () => {
  expect(failureText(new CallError(0), intl)).toBe('Request Error')
})

test('failureText returns "Network abnormality, please try again later" for any other error while online (section 8 of the specification)', () => {
  for (const error of [new CallError(418), new CallError(200), new Error('a chunk is gone')])
    expect(failureText(error, intl)).toBe('Network abnormality, please try again later')
})

test('failureText returns "The network is down, please pay attention to your network connection" for any other error while offline (section 8 of the specification)', () => {
  online(false)
  for (const error of [new CallError(0), new CallError(418), new Error('a chunk is gone')])
    expect(failureText(error, intl)).toBe(
      'The network is down, please pay attention to your network connection',
    )
})

test.each([200, 400, 404, 418, 500])(
  'failureText prefers the message of the server for HTTP %i (section 8 of the specification)',
  (status) => {
    const refused = new CallError(status, { code: 10005101, message: 'Today is already done.' })
    expect(failureText(refused, intl)).toBe('Today is already done.')
  },
)

test('failureText ignores an empty message of the server', () => {
  expect(failureText(new CallError(403, { code: 10001004, message: '' }), intl)).toBe('Access denied')
})
