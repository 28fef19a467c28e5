// Tests that a request id is the trace id of a proxy, or a new id.
import { expect, test } from 'vitest'
import { requestIdFor } from './requestId.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const span = '00f067aa0ba902b7'

test.each([`00-${trace}-${span}-01`, `cc-${trace}-${span}-00-what-comes-later`])(
  'requestIdFor returns the trace id of the traceparent header %s',
  (header) => {
    expect(requestIdFor(header)).toBe(trace)
  },
)

test.each([
  undefined,
  null,
  '',
  trace,
  `ff-${trace}-${span}-01`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${trace}-${span}-011`,
  `00-${trace}" onload="x-${span}-01`,
])('requestIdFor returns a new id for the traceparent header %s', (header) => {
  const id = requestIdFor(header)
  expect(id).toMatch(/^[\da-f]{32}$/)
  expect(id).not.toBe(trace)
  expect(requestIdFor(header)).not.toBe(id)
})
