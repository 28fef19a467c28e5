// A part that is missing or broken: which one, by when the new one is there, and that somebody is told to send it.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf } from '#tests/support/members.ts'
import type { Answer, PostalAddress } from '#generated/schema.d.ts'
import { replacementOf } from './replacements.ts'
import { questionnaireOf, versionOf } from './versions.ts'

const api = await testApi()
const path = { id: 'breast-pump-card' }
const form = versionOf(questionnaireOf(path.id), 3)

const address: PostalAddress = {
  recipient: 'Mali Srisuk',
  phone: '+66812345678',
  countryCode: 'TH',
  line1: '12/4 Si Lom Road',
  ward: 'Si Lom',
  city: 'Bang Rak',
  province: '10',
  postcode: '10500',
}
const chosen = (questionId: string, choice: string): Answer => ({
  kind: 'choices',
  questionId,
  choices: [choice],
})
const missing = (part: string) => [
  chosen('used', 'not-yet'),
  chosen('parts', 'missing'),
  chosen('part', part),
]
const to = (countryCode: string): Answer => ({
  kind: 'address',
  questionId: 'parcel',
  address: { ...address, countryCode },
})
const at = (instant: string, answers: Answer[]) =>
  replacementOf(form, { id: 'a-submission', answers, submittedAt: new Date(instant) })

describe('the day by which a part is there', () => {
  test.each([
    ['TH', '2026-11-23T03:00:00Z', '2026-11-26'],
    // A weekend lies between.
    ['TH', '2026-11-26T03:00:00Z', '2026-12-01'],
    // Asked for on a Saturday, Monday is the first day.
    ['TH', '2026-11-21T03:00:00Z', '2026-11-25'],
    // Half past eleven on Thursday evening in London is Friday in Bangkok.
    ['TH', '2026-11-26T23:30:00Z', '2026-12-02'],
    ['ID', '2026-11-23T03:00:00Z', '2026-11-30'],
    ['VN', '2026-11-23T03:00:00Z', '2026-11-30'],
    ['US', '2026-11-23T03:00:00Z', '2026-12-07'],
  ])('to %s, asked for at %s, is %s', (countryCode, instant, day) => {
    expect(at(instant, [...missing('valve'), to(countryCode)])?.arrivesBy).toBe(day)
  })

  test('is promised to nobody who says not where to', () => {
    expect(at('2026-11-23T03:00:00Z', missing('valve'))).toMatchObject({ part: 'Valve', arrivesBy: null })
  })
})

test('a part that is none of the choices goes by the words for it, and nothing is sent where all is well', () => {
  const words: Answer = { kind: 'text', questionId: 'part-words', text: 'The small ring' }
  expect(at('2026-11-23T03:00:00Z', [...missing('other'), words])?.part).toBe('The small ring')
  expect(at('2026-11-23T03:00:00Z', [chosen('used', 'not-yet'), chosen('parts', 'fine')])).toBeNull()
  const before = versionOf(questionnaireOf(path.id), 2)
  const submission = { id: 'a-submission', answers: [...missing('valve'), to('TH')], submittedAt: new Date() }
  expect(replacementOf(before, submission)).toBeNull()
})

describe('answers that name a part', () => {
  const mails = (reference: string | undefined) =>
    api.messages.filter(
      ({ to: house, subject }) => house === 'service@example.com' && subject.includes(`[${reference}]`),
    )

  test('say by when it is there in the member’s language, and tell who sends it once', async () => {
    const { token, uid } = await addMember(api)
    const call = { path, token, language: 'th', key: 'the-valve-is-missing' } as const
    const body = { version: 3, answers: [...missing('valve'), to('TH')] }
    const { result } = await dataOf(api, 'submitQuestionnaire', { ...call, body })
    expect(result.replacement).toMatchObject({ part: 'วาล์ว', arrivesBy: '2026-11-25' })
    await dataOf(api, 'submitQuestionnaire', { ...call, body })
    const again = await dataOf(api, 'getQuestionnaireResult', { path, token })
    expect(again.replacement).toEqual({ ...result.replacement, part: 'Valve' })
    const [mail, ...more] = mails(result.replacement?.reference)
    expect(more).toEqual([])
    for (const words of ['Part: Valve', '2026-11-25', uid, 'Mali Srisuk', '12/4 Si Lom Road', '10500', 'TH'])
      expect(mail?.text).toContain(words)
  })

  test('of a visitor are read by the claim code, without the address', async () => {
    const body = { version: 3, answers: [...missing('cable'), to('TH')] }
    const { claimCode, result } = await dataOf(api, 'submitQuestionnaire', { path, body })
    const opened = await dataOf(api, 'openClaimCode', { body: { claimCode: claimCode ?? '' } })
    expect(opened.replacement).toEqual(result.replacement)
    expect(JSON.stringify(opened)).not.toContain('Si Lom')
    expect(mails(result.replacement?.reference)).toHaveLength(1)
  })

  test('without an address tell nobody: there is nothing to send', async () => {
    const { token } = await addMember(api)
    const body = { version: 3, answers: missing('motor') }
    const { result } = await dataOf(api, 'submitQuestionnaire', { path, token, body })
    expect(result.replacement).toMatchObject({ part: 'Motor', arrivesBy: null })
    expect(mails(result.replacement?.reference)).toEqual([])
  })

  test('need to say which', async () => {
    const { token } = await addMember(api)
    const body = { version: 3, answers: [chosen('used', 'not-yet'), chosen('parts', 'missing')] }
    const { data } = await api.call('submitQuestionnaire', { path, token, body })
    expect(data).toMatchObject({ reasons: [{ code: 'REQUIRED', field: 'answers.part' }] })
  })
})
