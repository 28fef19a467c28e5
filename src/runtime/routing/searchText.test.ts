import { expect, test } from 'vitest'
import { parseSearch, searchWithout, stringifySearch } from './searchText.ts'

test.each([
  '?utm_id=120213456789010987',
  '?utm_id=1e5&code=662E41&x=01&y=1.0&z=%221%22',
  '?a=1&b=2&a=3',
  '?a&b=&=c&&d=%zz',
  '?a+b=%20&c=%C3%A9&d=%c3%a9',
  '?__proto__=x&constructor=y',
  '??a=1',
])('stringifySearch returns the query %s unchanged after parseSearch has parsed it', (query) => {
  expect(stringifySearch(parseSearch(query))).toBe(query)
  expect(stringifySearch({ ...parseSearch(query) })).toBe(query)
})

test('parseSearch reads values as strings, and only the first value of a repeated parameter', () => {
  expect({ ...parseSearch('?code=662E41&n=1&a=true&a=2') }).toMatchObject({
    code: '662E41',
    n: '1',
    a: 'true',
  })
})

test('stringifySearch writes a changed field and leaves the other fields unchanged', () => {
  const search = { ...parseSearch('?a=%20&type=1&b=+'), type: 2, compare: true }
  expect(stringifySearch(search)).toBe('?a=%20&b=+&type=2&compare=true')
})

test('stringifySearch keeps a field that the page does not declare, and drops a removed field', () => {
  const { why: _why, ...rest } = parseSearch('?why=used&kind=SPENT&utm_id=1e5')
  expect(stringifySearch({ ...rest, kind: undefined })).toBe('?kind=SPENT&utm_id=1e5')
})

test('searchWithout removes one field and leaves the rest of the query unchanged', () => {
  expect(stringifySearch(searchWithout({ searchStr: '?step=new&utm_id=1e5&c=%20' }, 'step'))).toBe(
    '?utm_id=1e5&c=%20',
  )
})
