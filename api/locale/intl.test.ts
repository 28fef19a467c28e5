// Tests plural forms of emails and notifications in each language, and that a missing parameter is an error.
import { expect, test } from 'vitest'
import { dateIn, writeLinkedMail, writeMail, writeMoment, writeNotice } from './intl.ts'
import type { Language } from './language.ts'
import { plainSpaces } from '#tests/support/plainSpaces.ts'

test.each<[Language, [string, string], [string, string]]>([
  ['en', ['within 1 day.', 'within 2 days.'], ['You can use 1 coin until', 'You can use 1,500 coins until']],
  [
    'id',
    ['dalam 1 hari,', 'dalam 2 hari,'],
    ['1 koin bisa dipakai sampai', '1.500 koin bisa dipakai sampai'],
  ],
  ['th', ['ภายใน 1 วัน ', 'ภายใน 2 วัน '], ['1 เหรียญใช้ได้ถึง', '1,500 เหรียญใช้ได้ถึง']],
  ['vn', ['trong 1 ngày,', 'trong 2 ngày,'], ['1 xu dùng được đến', '1.500 xu dùng được đến']],
])('messages use singular and plural forms in %s', (language, [day, days], [coin, coins]) => {
  const answered = (count: number) =>
    writeMail('mali@example.com', 'mails.contactReceived', {
      language,
      params: { reference: 'A-7', days: count },
    }).text
  expect(answered(1)).toContain(day)
  expect(answered(2)).toContain(days)
  const date = dateIn('2026-12-01')
  const expiring = (count: number) => writeNotice('coins-expiring', { coins: count, date }, language).text
  expect(expiring(1)).toContain(`${coin} ${date[language]}`)
  expect(expiring(1500)).toContain(`${coins} ${date[language]}`)
})

test('a notification about a prize of one coin uses the singular', () => {
  const mail = writeLinkedMail('mali@example.com', 'mails.raffleWon', {
    language: 'en',
    params: { coins: 1 },
    link: '/activities',
  })
  expect(mail.subject).toBe('You’ve won 1 coin')
  expect(writeNotice('raffle-won', { coins: 1 }, 'en').text).toBe(
    'The raffle has been drawn, and 1 coin is yours.',
  )
  expect(writeNotice('raffle-won', { coins: 40 }, 'en').text).toContain('40 coins are yours')
})

test('writeMoment formats a time in the language and time zone of the reader', () => {
  const at = new Date('2026-11-24T20:30:00Z')
  const formatMoment = (language: Language, timeZone: string) =>
    plainSpaces(writeMoment(at, { language, timeZone, dateStyle: 'long' }))
  expect(formatMoment('en', 'UTC')).toMatch(/^November 24, 2026 at 8:30\sPM$/)
  expect(formatMoment('th', 'Asia/Bangkok')).toBe('25 พฤศจิกายน 2569 เวลา 03:30')
  expect(formatMoment('vn', 'Asia/Ho_Chi_Minh')).toBe('lúc 03:30 25 tháng 11 năm 2026')
})

test('writeMail throws an error if a parameter of the email is missing', () => {
  // @ts-expect-error: the code is missing
  expect(() => writeMail('mali@example.com', 'mails.loginCode', { language: 'en', params: {} })).toThrow(
    /"code" was not provided/,
  )
})
