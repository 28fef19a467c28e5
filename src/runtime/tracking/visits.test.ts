import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withoutLastSlash } from '../routing/path.ts'
import { createVisits, type PageEvent } from './visits.ts'

const origin = 'https://hub.example.com'
const pages = ['/', '/coins', '/coins/detail', '/gifts', '/login', '/registration']
const pageAt = (pathname: string) => {
  const path = withoutLastSlash(pathname)
  return pages.includes(path) ? { path, elementId: 'page', moduleName: 'Page' } : undefined
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates visits and a function that returns events reported since its last call. */
function visitor(referrer = '') {
  const events: PageEvent[] = []
  const visits = createVisits((event) => events.push(event), referrer, { origin, pageAt })
  const reported = () => events.splice(0).map(({ kind, page }) => `${kind} ${page.path}`)
  const go = (path: string) => {
    visits.begin(origin + path)
    visits.show(origin + path)
    return reported()
  }
  return { ...visits, go, reported, events }
}

test('a page visit is reported before a route resolves, and a page leave after the route changes (section 4)', () => {
  const { begin, show, reported, go } = visitor()
  go('/')
  begin(`${origin}/coins`)
  expect(reported()).toEqual(['visit /coins'])
  show(`${origin}/coins`)
  expect(reported()).toEqual(['leave /'])
})

test('the visit of the first page has the time of the page load', () => {
  const { begin, events } = visitor()
  begin(`${origin}/`, Date.parse('2026-11-21T02:59:58Z'))
  expect(events).toMatchObject([{ kind: 'visit', at: Date.parse('2026-11-21T02:59:58Z') }])
})

test('a page leave is not reported for pages in the exempt list, but their visit is (section 4)', () => {
  const { go } = visitor()
  expect(go('/coins/detail')).toEqual(['visit /coins/detail'])
  expect(go('/coins')).toEqual(['visit /coins'])
  expect(go('/')).toEqual(['visit /', 'leave /coins'])
})

test('a trailing slash, a query or a hash is no page change (section 2)', () => {
  const { go } = visitor()
  go('/gifts')
  for (const address of ['/gifts/', '/gifts?type=1', '/gifts#top', '/gifts/?type=2'])
    expect(go(address)).toEqual([])
})

test('an error is reported once per shown page', () => {
  const { go, fail, reported } = visitor()
  go('/coins')
  fail()
  fail()
  expect(reported()).toEqual(['fault /coins'])
  go('/gifts')
  fail()
  expect(reported()).toEqual(['fault /gifts'])
})

test('an unknown path is not reported, but the page before it is left', () => {
  const { go, leave, reported } = visitor()
  go('/coins')
  expect(go('/invite/mali@example.com')).toEqual(['leave /coins'])
  leave()
  expect(reported()).toEqual([])
  expect(go('/')).toEqual(['visit /'])
})

test('after a redirect by a guard both pages are visited, and only the shown page is left', () => {
  const { begin, show, reported, go } = visitor()
  go('/registration')
  begin(`${origin}/coins`)
  begin(`${origin}/login?redirect=%2Fcoins`)
  show(`${origin}/login?redirect=%2Fcoins`)
  expect(reported()).toEqual(['visit /coins', 'visit /login', 'leave /registration'])
})

test('a canceled navigation reports no leave', () => {
  const { begin, show, reported, go } = visitor()
  go('/')
  begin(`${origin}/coins`)
  begin(`${origin}/`)
  show(`${origin}/`)
  expect(reported()).toEqual(['visit /coins'])
})

test('leaving the window is a leave, and returning to it is a visit', () => {
  const { go, leave, comeBack, reported } = visitor()
  go('/coins')
  leave()
  comeBack()
  expect(reported()).toEqual(['leave /coins', 'visit /coins'])
})

test('each visit has the previous page as referer, without personal data', () => {
  const { begin, show, events } = visitor('https://mail.example.com/u/mali@example.com')
  for (const path of ['/?utm_source=letter&email=mali%40example.com', '/coins', '/gifts']) {
    begin(origin + path)
    show(origin + path)
  }
  const visited = events.filter(({ kind }) => kind === 'visit')
  expect(visited.map(({ address, referer }) => [address, referer])).toEqual([
    [`${origin}/?utm_source=letter`, 'https://mail.example.com/'],
    [`${origin}/coins`, `${origin}/?utm_source=letter`],
    [`${origin}/gifts`, `${origin}/coins`],
  ])
})
