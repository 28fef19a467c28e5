import { valueAt } from '#shared/unknown.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftsOf, expireDrafts, deleteDraftsOfOthers, hasDrafts, returnTime } from './drafts.ts'
import { deleteDrafts, visitor as visitors } from './deleteDrafts.ts'

let user: { token: string | null; member?: string }
const context = { token: () => user.token, member: () => user.member }
const visitor = { token: null }
const mali = { token: 'a', member: 'mali' }
const noi = { token: 'b', member: 'noi' }

/** Fake Storage whose keys are its properties. */
class Storage {
  getItem(key: string) {
    const value = valueAt(this, key)
    return typeof value === 'string' ? value : null
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
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft stores typed values, but neither secrets nor files', () => {
  const drafts = draftsOf(context)
  const typed = { firstName: 'Mali', countryCode: 'TH', agree: true }
  const secrets = { newPassword: 'x', password: 'x', code: '1', token: 'x', claimCode: 'x', draftId: 'x' }
  const files = { avatar: new File(['x'], 'me.png'), proofs: [new Blob(['x'])] }
  drafts.write('form', { ...typed, ...secrets, ...files }, ['agree'])
  expect(drafts.read('form')).toEqual({ firstName: 'Mali', countryCode: 'TH' })
  drafts.write('form', null)
  expect(drafts.read('form')).toBeNull()
})

test.each([
  ['another member', noi],
  ['a visitor', visitor],
  ['a member whose data has not been loaded', { token: 'c' }],
])('%s cannot read drafts of a member', (_name, next) => {
  draftsOf(context).write('address', { line1: '12/4 Silom' })
  user = next
  expect(draftsOf(context).read('address')).toBeNull()
  expect(hasDrafts(context)).toBe(false)
  user = mali
  expect(draftsOf(context).read('address')).toEqual({ line1: '12/4 Silom' })
  expect(hasDrafts(context)).toBe(true)
})

test('a form that is still shown after its session has ended writes no draft', () => {
  const drafts = draftsOf(context)
  user = visitor
  drafts.write('address', { line1: '12/4 Silom' })
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a page opened by a visitor makes drafts of members expire, but not drafts of visitors', () => {
  draftsOf(context).write('address', { line1: '12/4 Silom' })
  user = { token: 'c' }
  deleteDraftsOfOthers(context)
  expect(Object.keys(sessionStorage)).toHaveLength(1)
  user = visitor
  draftsOf(context).write('registration', { firstName: 'Noi' })
  sessionStorage.setItem('another', 'thing')
  vi.useFakeTimers()
  deleteDraftsOfOthers(context)
  expect(Object.keys(sessionStorage)).toEqual(['draft:mali:address', 'draft::registration', 'another'])
  vi.advanceTimersByTime(returnTime)
  expect(Object.keys(sessionStorage)).toEqual(['draft::registration', 'another'])
})

test('a draft of an ended session is restored for its member within an hour, and deleted afterwards', () => {
  vi.useFakeTimers()
  const drafts = draftsOf(context)
  user = visitor
  drafts.write('baby', { name: 'Ploy' })
  expect(drafts.read('baby')).toBeNull()
  drafts.writeLast('baby', { name: 'Ploy' })
  expireDrafts()
  vi.advanceTimersByTime(returnTime - 1)
  user = mali
  expect(draftsOf(context).read('baby')).toEqual({ name: 'Ploy' })
  user = noi
  expect(draftsOf(context).read('baby')).toBeNull()
  vi.advanceTimersByTime(1)
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('a restored draft no longer expires once its member has changed it', () => {
  vi.useFakeTimers()
  draftsOf(context).write('address', { line1: '12/4 Silom' })
  expireDrafts()
  draftsOf(context).write('address', { line1: '12/5 Silom' })
  vi.advanceTimersByTime(2 * returnTime)
  expect(draftsOf(context).read('address')).toEqual({ line1: '12/5 Silom' })
})

test('another member who signs in deletes drafts of the previous member, and keeps drafts of visitors', () => {
  draftsOf(context).write('address', { line1: '12/4 Silom' })
  user = visitor
  draftsOf(context).write('registration', { firstName: 'Noi' })
  deleteDrafts([visitors, 'noi'])
  expect(Object.keys(sessionStorage)).toEqual(['draft::registration'])
})

test('a sign-out also deletes drafts of a session that ended earlier', () => {
  draftsOf(context).write('address', { line1: '12/4 Silom' })
  expireDrafts()
  deleteDrafts()
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('draft functions do not throw if storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const drafts = draftsOf(context)
  drafts.write('form', { firstName: 'Mali' })
  expect(drafts.read('form')).toBeNull()
  expect(hasDrafts(context)).toBe(false)
})
