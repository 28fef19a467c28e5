// Tests the HTML part of emails: email clients support its features, it has the content of the text part, and values
// cannot add HTML.
import { caniemail } from 'caniemail'
import { expect, test } from 'vitest'
import { notices } from '../catalog/notices.ts'
import { emailDrawing } from '../locale/emailLooks.ts'
import { lookTexts, mailNames, writeMail, writeSampleMail } from '../locale/intl.ts'
import { eachLanguage } from '#shared/languages.ts'
import { mailHtml } from './mailHtml.ts'

const origin = 'https://hub.example.com'
const sample = (param: string) => (param === 'code' ? '204816' : 7)

/**
 * Features that some clients ignore although the email stays readable: colors of the dark theme, round corners, spacing
 * of the layout for Outlook, and hints for screen readers.
 */
const optional = new Set([
  '@media',
  '<body> element',
  '<style> element',
  'aria-label attribute',
  'border-radius',
  'Chaining selectors',
  'Class selector',
  'color-scheme meta tag',
  'cursor',
  'Descendant combinator',
  'display:none',
  'height property',
  'ID selector',
  'max-height property',
  'opacity',
  'outline',
  'overflow',
  'role attribute',
  'table-layout',
  'target attribute',
  'Type selector',
  'word-break',
  'word-spacing',
])

const clients = ['gmail.*', 'apple-mail.*', 'outlook.*', 'yahoo.*', 'samsung-email.*'] as const

test.each(['mails.activation', 'mails.loginCode'] as const)(
  'the clients that members use support the HTML of %s',
  (name) => {
    const html = mailHtml({ ...writeSampleMail(name, 'th', sample), look: 'coins' }, origin)
    const { errors } = caniemail({ clients: [...clients], html }).issues
    const unsupported = [...errors].flatMap(([client, features]) =>
      features.flatMap(({ title }) => (optional.has(title) ? [] : [`${client}: ${title}`])),
    )
    expect(errors.size).toBeGreaterThan(0)
    expect([...new Set(unsupported)]).toEqual([])
  },
)

test.each(mailNames)('the HTML of %s contains the text in each language', (name) => {
  eachLanguage((language) => {
    const mail = writeSampleMail(name, language, sample)
    const html = mailHtml({ ...mail, ...('button' in mail && { link: '/page?a=1&b=2' }) }, origin)
    for (const line of mail.text.split('\n')) expect(html).toContain(line)
    expect(html).toMatch(mail.code === undefined ? `>${mail.subject}</h1>` : />\s*204816\s*</)
    expect(html.includes('href="https://hub.example.com/page?a=1&amp;b=2"')).toBe('button' in mail)
    expect(html).not.toMatch(/\{\{|%[a-z-]+%|undefined/)
    expect(html.split('</tr>').length).toBe(html.split('<tr>').length)
  })
})

test('every notification that is sent by email has a picture with a description, and a button of at most 22 characters', () => {
  for (const [kind, { emailTopic, emailLook: look }] of notices) {
    expect([kind, look !== undefined]).toEqual([kind, emailTopic !== undefined])
    if (!look) continue
    eachLanguage((language) => {
      const { button, picture } = lookTexts(language, look)
      expect(button.length).toBeLessThanOrEqual(22)
      const mail = writeSampleMail('mails.news', language, sample)
      const html = mailHtml({ ...mail, look, button, link: '/' }, origin)
      expect(html.split(`alt="${picture}"`)).toHaveLength(3)
      expect(html).toContain(`>\n${button}\n<`)
      for (const folder of ['', 'night/'])
        expect(html).toContain(
          `src="${origin}/emails/pictures/${folder}${emailDrawing(look)?.slice('/art/'.length).replace('svg', 'png')}"`,
        )
    })
  }
})

test('values of an email cannot add HTML', () => {
  const html = mailHtml(
    writeMail('member@example.com', 'mails.accountAdded', {
      language: 'en',
      params: { account: '<b>"\'&' },
    }),
    origin,
  )
  expect(html).toContain('&lt;b&gt;&quot;&#39;&amp;')
  expect(html).not.toContain('<b>')
})
