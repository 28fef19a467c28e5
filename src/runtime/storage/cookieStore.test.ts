import { expect, test } from 'vitest'
import { requestCookies } from './cookieStore.ts'

const visit = (address: string, cookie: string) =>
  requestCookies(new Request(address, { headers: { Cookie: cookie } }))

const visitBy = (hub: string, Cookie: string, settings = {}) =>
  requestCookies(new Request(hub, { headers: { Cookie } }), hub, settings)

test('requestCookies reads cookies by their exact names', () => {
  const cookies = visit('http://localhost/', 'xhub_token=no; hub_token=a-b_; traffic_source=a%20b; locale=')
  expect(cookies.get('token')).toBe('a-b_')
  expect(cookies.get('source')).toBe('a b')
  expect(cookies.get('locale')).toBeNull()
})

test('CookieStore.set uses the cookie lifetimes in section 9 of the specification, and the attribute Secure on https', () => {
  const cookies = visit('https://hub.example.com/', '')
  cookies.set('token', 'abc')
  cookies.set('locale', 'TH')
  expect(cookies.get('token')).toBe('abc')
  expect(cookies.setCookies).toEqual([
    '__Host-hub_token=abc; Path=/; Max-Age=1728000; SameSite=Lax; Secure',
    'locale=TH; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
})

test('a removed cookie can no longer be read', () => {
  const cookies = visit('http://localhost/', 'hub_token=abc')
  cookies.set('token', null)
  expect(cookies.get('token')).toBeNull()
  expect(cookies.setCookies).toEqual(['hub_token=; Path=/; Max-Age=0; SameSite=Lax'])
})

test('cookies are Secure if the hub uses https, even if a proxy forwards the request over http', () => {
  const request = new Request('http://10.0.0.1:3000/')
  const cookies = requestCookies(request, 'https://hub.example.com')
  cookies.set('locale', 'TH')
  expect(cookies.setCookies).toEqual(['locale=TH; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
})

test.each([
  ['https://hub.example.com/', 'https://hub.example.com', '; Domain=example.com'],
  ['http://10.0.0.1:3000/', 'https://hub.example.com', '; Domain=example.com'],
  ['https://hub.example.vn/', 'https://hub.example.com', ''],
  ['https://hub.notexample.com/', 'https://hub.notexample.com', ''],
])('a cookie of %s uses the parent domain only if that domain contains the host', (address, hub, domain) => {
  const cookies = requestCookies(new Request(address), hub, {
    cookieDomain: 'example.com',
    languageHosts: 'VN=hub.example.vn',
  })
  cookies.set('locale', 'TH')
  expect(cookies.setCookies).toEqual([`locale=TH; Path=/; Max-Age=31536000; SameSite=Lax${domain}; Secure`])
})

test.each([
  ['https://hub.example.com', undefined, '__Host-', '; Secure'],
  ['https://hub.example.com', 'example.com', '__Secure-', '; Domain=example.com; Secure'],
  ['http://localhost:3000', undefined, '', ''],
])('the name of a cookie on %s with the domain %s starts with %j', (...[hub, cookieDomain, prefix, end]) => {
  const cookies = visitBy(hub, '', { cookieDomain })
  cookies.set('linkToken', 'abc')
  expect(cookies.setCookies).toEqual([`${prefix}link_token=abc; Path=/; Max-Age=600; SameSite=Lax${end}`])
  expect(visitBy(hub, `${prefix}hub_token=own`, { cookieDomain }).get('token')).toBe('own')
})

test('a cookie without the name prefix is ignored, because an attacker can set such a cookie', () => {
  const planted = 'hub_token=theirs; __Secure-hub_token=theirs; link_token=theirs; theme=night'
  const visitorCookies = visitBy('https://hub.example.com', planted)
  for (const cookie of ['token', 'linkToken', 'theme'] as const) expect(visitorCookies.get(cookie)).toBeNull()
  const shared = visitBy('https://hub.example.com', 'hub_token=theirs', { cookieDomain: 'example.com' })
  expect(shared.get('token')).toBeNull()
})

test('cookies whose names the specification defines have no prefix', () => {
  const specNames = {
    APPMODE: 'appMode',
    Language: 'language',
    linkCode: 'linkCode',
    locale: 'locale',
  } as const
  for (const [name, cookie] of Object.entries(specNames)) {
    expect(visitBy('https://hub.example.com', `${name}=x`).get(cookie)).toBe('x')
    expect(visitBy('https://hub.example.com', `__Host-${name}=x`).get(cookie)).toBeNull()
  }
})

test.each(['%E2%80%A8x', '%00', 'a%0d%0ab', '%20', '%F0%9F%98%80'])(
  'a token %s, which a header cannot contain, is ignored',
  (value) => {
    expect(visit('http://localhost/', `hub_token=${value}`).get('token')).toBeNull()
  },
)

test('a malformed cookie is ignored', () => {
  expect(visit('http://localhost/', 'linkCode=%E0%A4%A').get('linkCode')).toBeNull()
})
