import { expect, test } from 'vitest'
import { requestJar } from './jar.ts'

const visit = (address: string, cookie: string) =>
  requestJar(new Request(address, { headers: { Cookie: cookie } }))

test('cookies of a request are read by their exact names', () => {
  const jar = visit('http://localhost/', 'xhub_token=no; hub_token=a-b_; traffic_source=a%20b; locale=')
  expect(jar.get('token')).toBe('a-b_')
  expect(jar.get('source')).toBe('a b')
  expect(jar.get('locale')).toBeNull()
})

test('a cookie that is set holds as long as section 9 says, and is Secure on https', () => {
  const jar = visit('https://hub.example.com/', '')
  jar.set('token', 'abc')
  jar.set('locale', 'TH')
  expect(jar.get('token')).toBe('abc')
  expect(jar.setCookies).toEqual([
    'hub_token=abc; Path=/; Max-Age=1728000; SameSite=Lax; Secure',
    'locale=TH; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
})

test('a cookie that is removed is gone at once', () => {
  const jar = visit('http://localhost/', 'hub_token=abc')
  jar.set('token', null)
  expect(jar.get('token')).toBeNull()
  expect(jar.setCookies).toEqual(['hub_token=; Path=/; Max-Age=0; SameSite=Lax'])
})

test('cookies are Secure where the hub is on https, though the request was handed on without', () => {
  const request = new Request('http://10.0.0.1:3000/')
  const jar = requestJar(request, 'https://hub.example.com')
  jar.set('locale', 'TH')
  expect(jar.setCookies).toEqual(['locale=TH; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
})

test.each(['%E2%80%A8x', '%00', 'a%0d%0ab', '%20', '%F0%9F%98%80'])(
  'a token %s that no header can carry counts as none',
  (value) => {
    expect(visit('http://localhost/', `hub_token=${value}`).get('token')).toBeNull()
  },
)

test('a cookie that somebody else wrote badly counts as none', () => {
  expect(visit('http://localhost/', 'linkCode=%E0%A4%A').get('linkCode')).toBeNull()
})
