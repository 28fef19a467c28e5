import { expect, test } from 'vitest'
import { withoutLastSlash } from '../routing/path.ts'
import { isHarmless, plainAddress } from './address.ts'

const origin = 'https://hub.example.com'
const pageAt = (pathname: string) => {
  const path = withoutLastSlash(pathname)
  return /^\/(?:coins|login|recover_pwd)?$/.test(path)
    ? { path, elementId: 'page', moduleName: 'Page' }
    : undefined
}
const token = 'Zx3mVbq1Jr8kQ0aYwTn5LcUe7HdSgPf2-mXk9_aB3cD'

test.each([
  ['/coins/?type=1#top', '/coins'],
  [
    '/?utm_source=letter&utm_medium=mail&utm_campaign=11.11_2026',
    '/?utm_source=letter&utm_medium=mail&utm_campaign=11.11_2026',
  ],
  ['/login?APPTOKEN=canary&utm_source=letter', '/login?utm_source=letter'],
  ['/recover_pwd?token=canary#token=canary', '/recover_pwd'],
  ['/?utm_source=mali%40example.com&utm_medium=%2B66812345678&utm_campaign=0812345678', '/'],
  [`/?utm_source=${token}&utm_content=Mali&utm_term=baby&UTM_SOURCE=Mali`, '/'],
  ['/?email=mali%40example.com&phone=%2B66812345678&babyName=Nong&dueDate=2027-02-01&firstName=Mali', '/'],
  ['/invite/mali@example.com', '/'],
])('plainAddress(%s) is %s', (address, reported) => {
  expect(plainAddress(origin + address, origin, pageAt)).toBe(origin + reported)
})

test.each([
  ['https://mail.example.com/u/mali@example.com/inbox?q=canary', 'https://mail.example.com/'],
  ['https://mali:canary@hub.example.com/coins', 'https://hub.example.com/coins'],
  ['android-app://com.example/mali', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('plainAddress reduces the referrer %s to "%s"', (address, reported) => {
  expect(plainAddress(address, origin, pageAt)).toBe(reported)
})

test.each(['shopify', 'email-marketing', 'campaign_20261111', 'v1.2'])(
  'isHarmless returns true for %s',
  (text) => {
    expect(isHarmless(text)).toBe(true)
  },
)

test.each(['mali@example.com', '+66812345678', '081-234-5678', token, 'Mali Srisuk', 'มะลิ', ''])(
  'isHarmless returns false for %s',
  (text) => {
    expect(isHarmless(text)).toBe(false)
  },
)
