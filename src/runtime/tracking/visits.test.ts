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

/** Creates visits, and a function that returns the events reported since its last call. */
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

test('a visit is reported before a route resolves, and leaving a page is reported after the route changes (section 4 of the specification)', () => {
  const { begin, show, reported, go } = visitor()
  go('/')
  begin(`${origin}/coins`)
  expect(reported()).toEqual(['visit /coins'])
  show(`${origin}/coins`)
  expect(reported()).toEqual(['leave /'])
})

test('the visit of the first page is reported with the time of the page load', () => {
  const { begin, events } = visitor()
  begin(`${origin}/`, Date.parse('2026-11-21T02:59:58Z'))
  expect(events).toMatchObject([{ kind: 'visit', at: Date.parse('2026-11-21T02:59:58Z') }])
})

test('visiting a page in the exempt list is reported, but leaving it is not (section 4 of the specification)', () => {
  const { go } = visitor()
  expect(go('/coins/detail')).toEqual(['visit /coins/detail'])
  expect(go('/coins')).toEqual(['visit /coins'])
  expect(go('/')).toEqual(['visit /', 'leave /coins'])
})

test('a change of only the trailing slash, the query or the hash is not a page change (section 2 of the specification)', () => {
  const { go } = visitor()
  go('/gifts')
  for (const address of ['/gifts/', '/gifts?type=1', '/gifts#top', '/gifts/?type=2'])
    expect(go(address)).toEqual([])
})

test('an error is reported at most once while a page is shown', () => {
  const { go, fail, reported } = visitor()
  go('/coins')
  fail()
  fail()
  expect(reported()).toEqual(['fault /coins'])
  go('/gifts')
  fail()
  expect(reported()).toEqual(['fault /gifts'])
})

test('a navigation to an unknown path reports leaving the previous page, but no visit', () => {
  const { go, leave, reported } = visitor()
  go('/coins')
  expect(go('/invite/mali@example.com')).toEqual(['leave /coins'])
  leave()
  expect(reported()).toEqual([])
  expect(go('/')).toEqual(['visit /'])
})

test('a redirect by a guard reports visits of both pages, but reports leaving only for the page that was shown', () => {
  const { begin, show, reported, go } = visitor()
  go('/registration')
  begin(`${origin}/coins`)
  begin(`${origin}/login?redirect=%2Fcoins`)
  show(`${origin}/login?redirect=%2Fcoins`)
  expect(reported()).toEqual(['visit /coins', 'visit /login', 'leave /registration'])
})

test('a canceled navigation does not report leaving the page', () => {
  const { begin, show, reported, go } = visitor()
  go('/')
  begin(`${origin}/coins`)
  begin(`${origin}/`)
  show(`${origin}/`)
  expect(reported()).toEqual(['visit /coins'])
})

test('leaving the window reports leaving the page, and returning to the window reports a visit', () => {
  const { go, leave, comeBack, reported } = visitor()
  go('/coins')
  leave()
  comeBack()
  expect(reported()).toEqual(['leave /coins', 'visit /coins'])
})

test('each visit contains the previous page as referer, without personal data', () => {
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
