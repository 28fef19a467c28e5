import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftsOf, forgetDraftsOfOthers, hasDrafts } from './drafts.ts'

let user: { token: string | null; member?: string }
const whose = { token: () => user.token, member: () => user.member }
const visitor = { token: null }
const mali = { token: 'a', member: 'mali' }
const noi = { token: 'b', member: 'noi' }

/** What a browser has: its keys are its own properties. */
class Storage {
  getItem(key: string) {
    return Object.entries(this).find(([name]) => name === key)?.[1] ?? null
  }
  setItem(key: string, value: string) {
    Object.assign(this, { [key]: value })
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
}

beforeEach(() => {
  user = mali
  vi.stubGlobal('sessionStorage', new Storage())
})
afterEach(() => vi.unstubAllGlobals())

test('a draft keeps what was typed, never a secret', () => {
  const drafts = draftsOf(whose)
  const typed = { firstName: 'Mali', countryCode: 'TH', agree: true }
  const secrets = { newPassword: 'x', password: 'x', code: '1', token: 'x', claimCode: 'x', draftId: 'x' }
  drafts.write('form', { ...typed, ...secrets }, ['agree'])
  expect(drafts.read('form')).toEqual({ firstName: 'Mali', countryCode: 'TH' })
  drafts.write('form', null)
  expect(drafts.read('form')).toBeNull()
})

test.each([
  ['another member', noi],
  ['a visitor', visitor],
  ['a member of whom nothing is known yet', { token: 'c' }],
])('%s does not find what a member typed', (_name, next) => {
  draftsOf(whose).write('address', { line1: '12/4 Silom' })
  user = next
  expect(draftsOf(whose).read('address')).toBeNull()
  expect(hasDrafts(whose)).toBe(false)
  user = mali
  expect(draftsOf(whose).read('address')).toEqual({ line1: '12/4 Silom' })
  expect(hasDrafts(whose)).toBe(true)
})

test('a form that stands longer than its session writes nothing down any more', () => {
  const drafts = draftsOf(whose)
  user = visitor
  drafts.write('address', { line1: '12/4 Silom' })
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('what others left is forgotten, as far as it is known who is here', () => {
  draftsOf(whose).write('address', { line1: '12/4 Silom' })
  user = { token: 'c' }
  forgetDraftsOfOthers(whose)
  expect(Object.keys(sessionStorage)).toHaveLength(1)
  user = visitor
  draftsOf(whose).write('registration', { firstName: 'Noi' })
  sessionStorage.setItem('another', 'thing')
  forgetDraftsOfOthers(whose)
  expect(Object.keys(sessionStorage)).toEqual(['draft::registration', 'another'])
})

test('without storage there is no draft, and no harm', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const drafts = draftsOf(whose)
  drafts.write('form', { firstName: 'Mali' })
  expect(drafts.read('form')).toBeNull()
  expect(hasDrafts(whose)).toBe(false)
})
