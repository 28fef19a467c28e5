import { expect, test } from 'vitest'
import { ruledRedirect } from './routeRules.ts'

const rules = {
  '/old': { redirect: '/new' },
  '/away': { redirect: 'https://help.example.com/hub' },
  '/text': { prerender: true },
}
const visit = (pathname: string, searchStr = '') => ruledRedirect({ pathname, searchStr }, rules)

test('server route rules may redirect, with the query (section 2)', () => {
  expect(visit('/old', '?utm_source=letter')).toBe('/new?utm_source=letter')
  expect(visit('/old/')).toBe('/new')
})

test('an absolute one leaves the app (section 2)', () => {
  expect(visit('/away', '?x=1')).toBe('https://help.example.com/hub')
})

test('other paths stay where they are', () => {
  expect([visit('/text'), visit('/older'), visit('/'), visit('/new')]).toEqual(Array(4).fill(undefined))
})

test('the names of tracking lead to the pages (section 2)', () => {
  expect(ruledRedirect({ pathname: '/about', searchStr: '' })).toBe('/about-me')
  expect(ruledRedirect({ pathname: '/about/edit-profile', searchStr: '' })).toBe('/about-me/edit-profile')
})
