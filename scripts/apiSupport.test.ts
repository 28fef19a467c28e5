// Tests which built-in APIs the gate for built files reports.
import { expect, test } from 'vitest'
import { unsupportedIn } from './apiSupport.ts'
import { missingApis } from './missingApis.ts'

test.each([
  ['a static method', 'URL.canParse(a)', 'URL.canParse', 'Chrome 111, Edge 111, Firefox 114, Safari 16.4'],
  ['a static method of window', 'window.URL.canParse(a)', 'URL.canParse', 'Safari 16.4'],
  ['a constructor of a namespace', 'new Intl.Segmenter()', 'Intl.Segmenter', 'Firefox 114'],
  ['a method of JavaScript', 'a.toSorted()', '.toSorted', 'Firefox 114'],
  ['a method on a list of methods', 'b.map(c).toReversed()', '.toReversed', 'Firefox 114'],
  ['a method of sets', 'a.isSubsetOf(b)', '.isSubsetOf', 'Chrome 111'],
  ['a static method that groups', 'Object.groupBy(a, b)', 'Object.groupBy', 'Chrome 111'],
  ['a promise with its functions', 'Promise.withResolvers()', 'Promise.withResolvers', 'Safari 16.4'],
  ['a combined signal', 'AbortSignal.any([a])', 'AbortSignal.any', 'Safari 16.4'],
  ['a global constructor', 'new URLPattern(a)', 'URLPattern', 'Firefox 114'],
  ['a global object', 'scheduler.yield()', 'scheduler', 'Safari 16.4'],
  ['a method of an element', 'a.checkVisibility()', '.checkVisibility', 'Safari 16.4'],
  ['a property of an element', 'a.ariaLabel = b', '.ariaLabel', 'Firefox 114'],
])('unsupportedIn reports %s that one of the oldest browsers lacks: %s', (_kind, code, name, browser) => {
  const [message = '', ...otherMessages] = unsupportedIn(code)
  expect(message).toMatch(/^built\.js uses (\S+), which is missing in /)
  expect(message).toContain(` ${name}, `)
  expect(message).toContain(browser)
  expect(otherMessages).toEqual([])
})

test.each([
  ['an API that all of them have', 'structuredClone(a); a.findLast(b); a.at(-1); crypto.randomUUID()'],
  ['an optional API', "'share' in navigator && navigator.share(a)"],
  ['a guarded call of a method', 'a.toSorted?.(b)'],
  ['an API that its function tests for', "(a) => typeof URL.canParse == 'function' ? URL.canParse(a) : b"],
  ['a key of an object', '({ scheduler: 1, toSorted: 2 })'],
  ['a field of data of one word', 'a.side + a.tag + a.priority'],
])('unsupportedIn does not report %s: %s', (_kind, code) => {
  expect(unsupportedIn(code)).toEqual([])
})

test('unsupportedIn reports an API that another function tests for', () => {
  const tests = "(a) => typeof URL.canParse == 'function'"
  expect(unsupportedIn(`${tests}; (a) => URL.canParse(a)`)).toHaveLength(1)
})

test('unsupportedIn reports an API once per file', () => {
  expect(unsupportedIn('a.toSorted(); b.toSorted()')).toHaveLength(1)
})

test('missingApis tells members of a class from those of its instances', () => {
  const byName = new Map(missingApis.map((api) => [api.name, api]))
  expect(missingApis.length).toBeGreaterThan(500)
  expect(byName.get('URL.canParse')).toMatchObject({ owner: 'URL', member: 'canParse', isStatic: true })
  expect(byName.get('Array.fromAsync')).toMatchObject({ isStatic: true })
  expect(byName.get('Array.toSorted')).toMatchObject({ isStatic: false, browsers: 'Firefox 114' })
  expect(byName.get('requestIdleCallback')).toMatchObject({ owner: 'globalThis' })
  expect(byName.has('Array.findLast')).toBe(false)
})
