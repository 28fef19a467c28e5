// Tests frequently asked questions and legal texts: complete in four languages, and selected by search, country and date.
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

test('each text differs in all four languages', () => {
  const questions = faq.flatMap(({ title, items }) => [
    title,
    ...items.flatMap(({ question, answer }) => [question, answer]),
  ])
  const legal = Object.values(legalSections).flatMap(({ heading, text }) => [heading, text])
  const texts: Localized[] = [...questions, ...legal, ...Object.values(legalTitles)]
  for (const text of texts) {
    expect(new Set(Object.values(text)).size).toBe(4)
    expect(text.th).toMatch(/[\u0e01-\u0e5b]/)
    expect(text.vn).toMatch(/[à-ỹđ]/i)
    for (const words of Object.values(text)) expect(words.trim()).toBe(words)
  }
})

describe('frequently asked questions', () => {
  test('the catalog has five sections with at least 20 questions', () => {
    expect(faq).toHaveLength(5)
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
  ] as const)('findQuestions in %s finds by %j', (language, query, id) => {
    expect(questionIds({ query }, language)).toContain(id)
  })

  test('findQuestions requires each word of the query, and returns no sections without a match', () => {
    expect(questionIds({ query: 'coins submarine' })).toEqual([])
    expect(findQuestions({ query: 'submarine' }, 'en')).toEqual({ sections: [] })
    expect(questionIds({ query: '   ' })).toEqual(questionIds({}))
  })

  test('findQuestions returns questions about the product and about no product', () => {
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
  ])('legalText for %s returns the text of %s with the heading %j', (country, of, heading) => {
    for (const kind of ['privacy', 'terms'] as const) {
      const { countryCode, sections } = textOf(kind, country)
      expect(countryCode).toBe(of)
      expect(sections.map((section) => section.heading)).toContain(heading)
      expect(sections[0]?.heading).toBe('In our own words')
    }
  })

  test('legalText returns the newest effective version, and earlier versions by name', () => {
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

  test('legalText returns a named version independent of the reader’s country', () => {
    for (const country of ['VN', 'FR', null])
      expect(textOf('privacy', country, { version: 'th-2025-11-05' })).toEqual(
        textOf('privacy', 'TH', { version: 'th-2025-11-05' }),
      )
    // The reader's country is preferred if two countries use the same version name.
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

  test('the privacy policy specifies from 2027 on the retention of visitors’ data, as configured', () => {
    const { visitorDraftDays, unclaimedSubmissionDays, contactMessageDays } = retention
    for (const country of ['TH', 'ID', 'VN', 'US', null])
      for (const language of ['en', 'id', 'th', 'vn'] as const) {
        const later = new Date('2027-01-01T00:00:00Z')
        const { sections } = legalText({ kind: 'privacy', country, language, now: later })
        const { text } = legalSections['privacy-visitors'] ?? {}
        expect(sections.map((section) => section.text)).toContain(text?.[language])
        for (const days of [visitorDraftDays, unclaimedSubmissionDays, contactMessageDays])
          expect(text?.[language]).toContain(` ${days} `)
      }
  })

  test('the privacy policy in force is the one that members agree to', () => {
    for (const country of ['TH', 'ID', 'VN', 'US', null])
      expect(textOf('privacy', country).version).toBe(policyFor(country ?? '', '2026-11-21').inForce.version)
  })

  test('getLegalText uses the country of the request for visitors', async () => {
    const query = { kind: 'terms' }
    const { countryCode, title } = await dataOf(api, 'getLegalText', {
      query,
      caller: { country: 'VN' },
      language: 'vn',
    })
    expect([countryCode, title]).toEqual(['VN', legalTitles.terms.vn])
  })

  test('getLegalText uses the member’s country independent of the request’s country and language', async () => {
    const { token } = await addMember(api, { countryCode: 'TH' })
    const ask = async (query: Record<string, string>) =>
      (await dataOf(api, 'getLegalText', { query, token, caller: { country: 'US' }, language: 'en' }))
        .countryCode
    expect(await ask({ kind: 'privacy' })).toBe('TH')
    expect(await ask({ kind: 'terms' })).toBe('TH')
    expect(await ask({ kind: 'privacy', countryCode: 'VN' })).toBe('VN')
  })
})
