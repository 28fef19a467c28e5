// Tests frequently asked questions and legal texts: their translations into four languages, the search for questions,
// and the selection of legal texts by country and date.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import { faq } from '../catalog/faq.ts'
import { legalSections, legalTitles } from '../catalog/legal.ts'
import { policyFor } from '../catalog/policies.ts'
import retention from '../catalog/retention.json' with { type: 'json' }
import type { Localized } from '../locale/language.ts'
import { findQuestions } from './faq.ts'
import { legalText } from './legal.ts'

const api = await testApi()
const now = new Date('2026-11-21T03:00:00.000Z')
const questionIds = (
  search: Parameters<typeof findQuestions>[0],
  language: 'en' | 'th' | 'id' | 'vn' = 'en',
) => findQuestions(search, language).sections.flatMap(({ items }) => items.map(({ id }) => id))

test('the four translations of each FAQ and legal text are different from each other', () => {
  const questions = faq().flatMap(({ title, items }) => [
    title,
    ...items.flatMap(({ question, answer }) => [question, answer]),
  ])
  const legal = Object.values(legalSections()).flatMap(({ heading, text }) => [heading, text])
  const texts: Localized[] = [...questions, ...legal, ...Object.values(legalTitles())]
  for (const text of texts) {
    expect(new Set(Object.values(text)).size).toBe(4)
    expect(text.th).toMatch(/[\u0e01-\u0e5b]/)
    expect(text.vn).toMatch(/[à-ỹđ]/i)
    for (const words of Object.values(text)) expect(words.trim()).toBe(words)
  }
})

describe('frequently asked questions', () => {
  test('the FAQ catalog has five sections with at least 20 questions in total', () => {
    expect(faq()).toHaveLength(5)
    expect(questionIds({}).length).toBeGreaterThanOrEqual(20)
  })

  test.each([
    ['en', 'COINS expire', 'coins-expire'],
    ['en', '  birthday ', 'birthday-gift'],
    ['id', 'kedaluwarsa', 'coins-expire'],
    ['th', 'เหรียญ หมดอายุ', 'coins-expire'],
    ['vn', 'het han', 'coins-expire'],
    ['vn', 'ĐIỂM DANH', 'missed-a-day'],
    ['vn', 'diem danh', 'missed-a-day'],
  ] as const)('findQuestions in language %s finds a question by the query %j', (language, query, id) => {
    expect(questionIds({ query }, language)).toContain(id)
  })

  test('findQuestions returns questions that contain each word of the query, and omits sections without such a question', () => {
    expect(questionIds({ query: 'coins submarine' })).toEqual([])
    expect(findQuestions({ query: 'submarine' }, 'en')).toEqual({ sections: [] })
    expect(questionIds({ query: '   ' })).toEqual(questionIds({}))
  })

  test('findQuestions returns questions about the given product and questions about no product', () => {
    const ids = questionIds({ product: 'moon-pillow' })
    expect(ids).toContain('wash-the-pillow')
    expect(ids).toContain('coins-expire')
    expect(ids).not.toContain('pump-louder')
  })

  test('listFaq returns questions in the language of the request', async () => {
    const { sections } = await dataOf(api, 'listFaq', { query: { query: 'เหรียญ' }, language: 'th' })
    expect(sections[0]?.items[0]?.question).toMatch(/[\u0e01-\u0e5b]/)
    expect((await api.call('listFaq', { query: { query: 'x'.repeat(101) } })).status).toBe(400)
  })
})

describe('legal texts', () => {
  const textOf = (
    kind: 'privacy' | 'terms',
    country: string | null,
    { version, at = now }: { version?: string; at?: Date } = {},
  ) => legalText({ kind, country, version, language: 'en', now: at })

  test.each([
    ['TH', 'TH', 'In Thailand'],
    ['ID', 'ID', 'In Indonesia'],
    ['VN', 'VN', 'In Vietnam'],
    ['US', 'US', 'In the United States'],
    ['FR', null, 'Where you live'],
    [null, null, 'Where you live'],
  ])('legalText for country %s returns the text of %s with the heading %j', (country, of, heading) => {
    for (const kind of ['privacy', 'terms'] as const) {
      const { countryCode, sections } = textOf(kind, country)
      expect(countryCode).toBe(of)
      expect(sections.map((section) => section.heading)).toContain(heading)
      expect(sections[0]?.heading).toBe('In our own words')
    }
  })

  test('legalText returns the newest version that is in force or, if a version name is given, an earlier version', () => {
    expect(textOf('privacy', 'TH')).toMatchObject({
      version: 'th-2026-11-01',
      earlier: [{ version: 'th-2025-11-05', effectiveFrom: '2025-11-05' }],
    })
    const before = textOf('privacy', 'TH', { version: undefined, at: new Date('2026-10-31T23:59:59.999Z') })
    expect(before).toMatchObject({ version: 'th-2025-11-05', earlier: [] })
    expect(textOf('privacy', 'TH', { version: 'th-2025-11-05' }).sections).toEqual(before.sections)
    expect(textOf('privacy', 'TH', { version: 'th-2025-11-05' }).sections).not.toEqual(
      textOf('privacy', 'TH').sections,
    )
  })

  test('legalText returns a requested version even if it belongs to another country than the reader’s', () => {
    for (const country of ['VN', 'FR', null])
      expect(textOf('privacy', country, { version: 'th-2025-11-05' })).toEqual(
        textOf('privacy', 'TH', { version: 'th-2025-11-05' }),
      )
    // If two countries have a version with the same name, the reader gets the version of the reader's country.
    expect(textOf('terms', 'VN', { version: '2026-03-01' }).countryCode).toBe('VN')
  })

  test('legalText rejects a version before its effective date', () => {
    expect(() =>
      textOf('privacy', 'TH', { version: 'th-2026-11-01', at: new Date('2026-10-31T12:00:00Z') }),
    ).toThrow('NOT_FOUND')
    expect(() =>
      textOf('privacy', 'TH', { version: undefined, at: new Date('2025-11-04T12:00:00Z') }),
    ).toThrow('NOT_FOUND')
  })

  test('the privacy policy of 2027 contains the configured retention periods of visitors’ data', () => {
    const { visitorDraftDays, unclaimedSubmissionDays, contactMessageDays } = retention
    for (const country of ['TH', 'ID', 'VN', 'US', null])
      for (const language of ['en', 'id', 'th', 'vn'] as const) {
        const later = new Date('2027-01-01T00:00:00Z')
        const { sections } = legalText({ kind: 'privacy', country, language, now: later })
        const { text } = legalSections()['privacy-visitors'] ?? {}
        expect(sections.map((section) => section.text)).toContain(text?.[language])
        for (const days of [visitorDraftDays, unclaimedSubmissionDays, contactMessageDays])
          expect(text?.[language]).toContain(` ${days} `)
      }
  })

  test('the privacy policy version that members agree to at registration is the version in force', () => {
    for (const country of ['TH', 'ID', 'VN', 'US', null])
      expect(textOf('privacy', country).version).toBe(policyFor(country ?? '', '2026-11-21').inForce.version)
  })

  test('for a visitor, getLegalText returns the text for the country from which the request was sent', async () => {
    const query = { kind: 'terms' }
    const { countryCode, title } = await dataOf(api, 'getLegalText', {
      query,
      caller: { country: 'VN' },
      language: 'vn',
    })
    expect([countryCode, title]).toEqual(['VN', legalTitles().terms.vn])
  })

  test('for a member, getLegalText returns the text for the member’s country, regardless of the request’s country and language', async () => {
    const { token } = await addMember(api, { countryCode: 'TH' })
    const ask = async (query: Record<string, string>) =>
      (await dataOf(api, 'getLegalText', { query, token, caller: { country: 'US' }, language: 'en' }))
        .countryCode
    expect(await ask({ kind: 'privacy' })).toBe('TH')
    expect(await ask({ kind: 'terms' })).toBe('TH')
    expect(await ask({ kind: 'privacy', countryCode: 'VN' })).toBe('VN')
  })
})
