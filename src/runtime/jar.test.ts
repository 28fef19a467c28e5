import { expect, test } from 'vitest'
import { requestJar } from './jar.ts'

const visit = (address: string, cookie: string) =>
  requestJar(new Request(address, { headers: { Cookie: cookie } }))

test('cookies of a request are read by their exact names', () => {
  const jar = visit('http://localhost/', 'xhub_token=no; hub_token=a%20b; locale=')
  expect(jar.get('token')).toBe('a b')
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

test('a cookie that somebody else wrote badly counts as none', () => {
  expect(visit('http://localhost/', 'linkCode=%E0%A4%A').get('linkCode')).toBeNull()
})
