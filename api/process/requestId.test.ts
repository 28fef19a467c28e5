// Checks which id a request gets: a proxy's trace, or one of its own.
import { expect, test } from 'vitest'
import { requestIdFor } from './requestId.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const span = '00f067aa0ba902b7'

test.each([`00-${trace}-${span}-01`, `cc-${trace}-${span}-00-what-comes-later`])(
  'of %s it is the trace',
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
])('of %s it is a new one', (header) => {
  const id = requestIdFor(header)
  expect(id).toMatch(/^[\da-f]{32}$/)
  expect(id).not.toBe(trace)
  expect(requestIdFor(header)).not.toBe(id)
})
