// Tests which built-in APIs of JavaScript and browsers `unsupportedIn` reports in built files.
import { expect, test } from 'vitest'
import { unsupportedIn } from './apiSupport.ts'
import { missingApis } from './missingApis.ts'

test.each([
  {
    kind: 'a static method',
    code: 'URL.canParse(a)',
    name: 'URL.canParse',
    browser: 'Chrome 111, Edge 111, Firefox 114, Safari 16.4',
  },
  {
    kind: 'a static method of window',
    code: 'window.URL.canParse(a)',
    name: 'URL.canParse',
    browser: 'Safari 16.4',
  },
  {
    kind: 'a function of a namespace',
    code: 'Atomics.waitAsync(a)',
    name: 'Atomics.waitAsync',
    browser: 'Firefox 114',
  },
  { kind: 'a method of arrays', code: 'a.toSorted()', name: '.toSorted', browser: 'Firefox 114' },
  {
    kind: 'a method of a call result',
    code: 'b.map(c).toReversed()',
    name: '.toReversed',
    browser: 'Firefox 114',
  },
  { kind: 'a method of Set', code: 'a.isSubsetOf(b)', name: '.isSubsetOf', browser: 'Chrome 111' },
  {
    kind: 'a static method of Object',
    code: 'Object.groupBy(a, b)',
    name: 'Object.groupBy',
    browser: 'Chrome 111',
  },
  {
    kind: 'a static method of Promise',
    code: 'Promise.withResolvers()',
    name: 'Promise.withResolvers',
    browser: 'Safari 16.4',
  },
  {
    kind: 'a static method of AbortSignal',
    code: 'AbortSignal.any([a])',
    name: 'AbortSignal.any',
    browser: 'Safari 16.4',
  },
  { kind: 'a global constructor', code: 'new URLPattern(a)', name: 'URLPattern', browser: 'Firefox 114' },
  { kind: 'a global object', code: 'scheduler.yield()', name: 'scheduler', browser: 'Safari 16.4' },
  {
    kind: 'a method of an element',
    code: 'a.checkVisibility()',
    name: '.checkVisibility',
    browser: 'Safari 16.4',
  },
  { kind: 'a property of an element', code: 'a.ariaLabel = b', name: '.ariaLabel', browser: 'Firefox 114' },
])('unsupportedIn reports $kind that one of the oldest browsers lacks: $code', ({ code, name, browser }) => {
  const [message = '', ...otherMessages] = unsupportedIn(code)
  expect(message).toMatch(/^built\.js uses (\S+), which is missing in /)
  expect(message).toContain(` ${name}, `)
  expect(message).toContain(browser)
  expect(otherMessages).toEqual([])
})

test.each([
  ['APIs that all browsers support', 'structuredClone(a); a.findLast(b); a.at(-1); crypto.randomUUID()'],
  ['an optional API', "'share' in navigator && navigator.share(a)"],
  ['a method with an optional call', 'a.toSorted?.(b)'],
  ['an API that the same function checks', "(a) => typeof URL.canParse == 'function' ? URL.canParse(a) : b"],
  ['a key of an object', '({ scheduler: 1, toSorted: 2 })'],
  ['data fields with common names', 'a.side + a.tag + a.priority'],
])('unsupportedIn reports no API in this code (%s): %s', (_kind, code) => {
  expect(unsupportedIn(code)).toEqual([])
})

test('unsupportedIn reports an API even if another function checks that the API exists', () => {
  const tests = "(a) => typeof URL.canParse == 'function'"
  expect(unsupportedIn(`${tests}; (a) => URL.canParse(a)`)).toHaveLength(1)
})

test('unsupportedIn reports each API only once per file', () => {
  expect(unsupportedIn('a.toSorted(); b.toSorted()')).toHaveLength(1)
})

test('missingApis distinguishes static members from members of instances', () => {
  const byName = new Map(missingApis.map((api) => [api.name, api]))
  expect(missingApis.length).toBeGreaterThan(500)
  expect(byName.get('URL.canParse')).toMatchObject({ owner: 'URL', member: 'canParse', isStatic: true })
  expect(byName.get('Array.fromAsync')).toMatchObject({ isStatic: true })
  expect(byName.get('Array.toSorted')).toMatchObject({ isStatic: false, browsers: 'Firefox 114' })
  expect(byName.get('requestIdleCallback')).toMatchObject({ owner: 'globalThis' })
  expect(byName.has('Array.findLast')).toBe(false)
})
