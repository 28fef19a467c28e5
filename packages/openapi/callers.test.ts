// Tests the schema for the credentials that an operation accepts.
import { expect, test } from 'vitest'
import { callersOf } from './callers.ts'

const document = {
  openapi: '3.1.0',
  components: {
    securitySchemes: {
      session: { type: 'http', scheme: 'Bearer' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    },
  },
}

test.each([
  { title: 'no security', security: undefined, values: ['anonymous'], pattern: '' },
  { title: 'an empty alternative', security: [{}], values: ['anonymous'], pattern: '' },
  {
    title: 'an optional scheme',
    security: [{ session: [] }, {}],
    values: ['anonymous', 'http bearer'],
    pattern: '',
  },
  {
    title: 'alternative schemes',
    security: [{ session: [] }, { key: [] }],
    values: ['header X-Key', 'http bearer'],
    pattern: 'header X-Key|http bearer',
  },
  {
    title: 'combined schemes',
    security: [{ session: [], key: [] }],
    values: ['header X-Key+http bearer'],
    pattern: 'header X-Key.*http bearer',
  },
])('callersOf names the credentials of $title', ({ security, values, pattern }) => {
  expect(callersOf(document, { security })).toEqual({ type: 'string', pattern, 'x-values': values })
})
