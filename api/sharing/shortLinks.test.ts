// Tests short referral links: their targets and their language, and that they do not reveal existing codes.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { openLimits } from '#api/app/rateLimits/limits.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { openShortLinks } from './shortLinks.ts'

const api = await testApi({ limits: openLimits(0) })
const caller = { address: '203.0.113.7', country: null, device: null }
const links = openShortLinks((request, from) => api.fetch(request, from))
const open = async (path: string, headers: Record<string, string> = { 'Accept-Language': 'th' }) => {
  const answer = await links.request(path, { headers }, caller)
  return {
    status: answer.status,
    to: answer.headers.get('Location'),
    cache: answer.headers.get('Cache-Control'),
  }
}

const member = await addMember(api, { countryCode: 'VN', timeZone: 'Asia/Ho_Chi_Minh', firstName: 'Mali' })
const { linkCode, shortPath, sharePath } = await dataOf(api, 'getReferral', member)

test('the short path of a member leads to the long path, and is not cached', async () => {
  expect(shortPath).toBe(`/j/${linkCode}`)
  expect(await open(`/${linkCode}`)).toEqual({ status: 302, to: sharePath, cache: 'no-store' })
})

test('a code in lower case leads to the same page', async () => {
  expect((await open(`/${linkCode.toLowerCase()}`)).to).toBe(sharePath)
})

test('the query is kept byte for byte', async () => {
  const query = 'utm_source=line%20x&a=%C3%A9&b=+&Language=ID&c'
  expect((await open(`/${linkCode}?${query}`)).to).toBe(`${sharePath}&${query}`)
})

test('a link with an activity leads to its page', async () => {
  expect((await open(`/${linkCode}/2025/RegistryWeekend`)).to).toBe(
    `/activity/2025/RegistryWeekend?linkCode=${linkCode}`,
  )
})

test('an unknown code leads to the same page as a known one', async () => {
  expect((await open('/ZZZZZZZZ')).to).toBe('/registration?linkCode=ZZZZZZZZ')
})

test.each(['/%3Cscript%3E', '/..%2f..%2flogin', `/${'A'.repeat(65)}`, '/a%0d%0aSet-Cookie:x', '/%E0%B8%81'])(
  'the malformed code %s leads to the registration without a code',
  async (path) => {
    expect((await open(path)).to).toBe('/registration')
  },
)

describe('without a language of the reader', () => {
  test('a program that builds link previews gets the language of the inviting member', async () => {
    expect((await open(`/${linkCode}`, {})).to).toBe(`${sharePath}&Language=VN`)
  })

  test.each<[string, string]>([
    ['Cookie', 'locale=EN'],
    ['Cookie', 'Language=TH'],
    ['Accept-Language', 'de'],
  ])('the header %s with %s keeps the language of the reader', async (name, value) => {
    expect((await open(`/${linkCode}`, { [name]: value })).to).toBe(sharePath)
  })

  test('unknown codes have no language, and are limited per network', async () => {
    const other = { ...caller, address: '198.51.100.9' }
    const guess = async (code: string) =>
      (await links.request(`/${code}`, {}, other)).headers.get('Location') ?? ''
    const guesses: string[] = []
    for (let count = 0; count < 60; count += 1)
      guesses.push(await guess(`AAAAAA${String(count).padStart(2, '0')}`))
    expect(guesses.every((to) => /^\/registration\?linkCode=AAAAAA\d\d$/.test(to))).toBe(true)
    const direct = await api.call('getInvitation', { query: { linkCode: 'AAAAAA99' }, caller: other })
    expect(direct.refusal).toBe('TOO_MANY_REQUESTS')
  })
})
