// Checks that first names in many scripts and lengths are stored unchanged and are used in the welcome notification.
import { expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, newAccount, registrationOf } from '#tests/support/members.ts'

const api = await testApi()

test.each([
  ['one letter', 'Ó'],
  ['Vietnamese with several words', 'Nguyễn Thị Hoàng Bảo Ngọc Phương'],
  ['Thai', 'ปิยะวรรณ'],
  ['a family emoji', 'Mai 👨‍👩‍👧‍👦'],
  ['Arabic', 'فاطمة'],
  ['Persian with a half-space', 'می‌نا'],
  ['Hawaiian with an ʻokina', 'Kaʻiulani'],
  ['a typographic apostrophe', 'D’Arcy'],
  ['an ASCII apostrophe', "O'Neil"],
  ['Devanagari', 'श्रीदेवी'],
  ['middle dots', 'Gal·la'],
  ['Chinese', '美玲'],
  ['a hyphen and a period', 'Anne-Marie Jr.'],
  ['text that looks like HTML', '<b>Mai</b> & co'],
])('a first name (%s) is stored unchanged and is in the welcome notification: %s', async (_, firstName) => {
  const { token } = await addMember(api, { firstName })
  expect((await dataOf(api, 'getUserInfo', { token })).firstName).toBe(firstName)
  const { items } = await dataOf(api, 'listNotices', { token })
  expect(items.map(({ title, text }) => `${title} ${text}`).join()).toContain(firstName)
})

test('notifications use the language of the request that reads them, independent of the language at registration', async () => {
  const registered = async (codeLanguage: string, language: string) => {
    const account = newAccount()
    const body = { account, purpose: 'register' }
    await dataOf(api, 'sendVerifyCode', { body, language: codeLanguage })
    const message = api.messages.findLast(({ to }) => to === account)
    const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
    return await dataOf(api, 'registerByCode', { body: registrationOf(account, code), language })
  }
  const textsOf = async (token: string) => {
    const texts: string[] = []
    for (const language of ['en', 'id', 'th', 'vn']) {
      const { items } = await dataOf(api, 'listNotices', { token, language })
      texts.push(items.map(({ title, text }) => `${title} ${text}`).join())
    }
    return texts
  }
  const [firstMember, other] = [await registered('vn', 'en'), await registered('th', 'id')]
  const texts = await textsOf(firstMember.token)
  expect(new Set(texts).size).toBe(4)
  expect(await textsOf(other.token)).toEqual(texts)
})
