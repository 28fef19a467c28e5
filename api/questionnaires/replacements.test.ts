// Tests requests for a missing or broken part of a product: the part, the promised date, and the email to the team.
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

describe('promised date of delivery of a spare part', () => {
  test.each([
    ['TH', '2026-11-23T03:00:00Z', '2026-11-26'],
    // The period until the promised date includes a weekend.
    ['TH', '2026-11-26T03:00:00Z', '2026-12-01'],
    // For a request on a Saturday, the first counted day is Monday.
    ['TH', '2026-11-21T03:00:00Z', '2026-11-25'],
    // A request at 23:30 UTC on Thursday is a request on Friday in Bangkok.
    ['TH', '2026-11-26T23:30:00Z', '2026-12-02'],
    ['ID', '2026-11-23T03:00:00Z', '2026-11-30'],
    ['VN', '2026-11-23T03:00:00Z', '2026-11-30'],
    ['US', '2026-11-23T03:00:00Z', '2026-12-07'],
  ])('replacementOf for a request from %s at %s promises delivery by %s', (countryCode, instant, day) => {
    expect(at(instant, [...missing('valve'), to(countryCode)])?.arrivesBy).toBe(day)
  })

  test('replacementOf promises no date without an address', () => {
    expect(at('2026-11-23T03:00:00Z', missing('valve'))).toMatchObject({ part: 'Valve', arrivesBy: null })
  })
})

test('replacementOf uses the member’s own description of a part that is not among the choices, and returns null if no part is missing', () => {
  const words: Answer = { kind: 'text', questionId: 'part-words', text: 'The small ring' }
  expect(at('2026-11-23T03:00:00Z', [...missing('other'), words])?.part).toBe('The small ring')
  expect(at('2026-11-23T03:00:00Z', [chosen('used', 'not-yet'), chosen('parts', 'fine')])).toBeNull()
  const before = versionOf(questionnaireOf(path.id), 2)
  const submission = { id: 'a-submission', answers: [...missing('valve'), to('TH')], submittedAt: new Date() }
  expect(replacementOf(before, submission)).toBeNull()
})

describe('submitted answers that name a missing or broken part', () => {
  const mails = (reference: string | undefined) =>
    api.messages.filter(
      ({ to: house, subject }) => house === 'service@example.com' && subject.includes(`[${reference}]`),
    )

  test('submitting answers that name a missing part returns the promised date in the member’s language, and sends one email to the team', async () => {
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

  test('the claim code returns the visitor’s result, but not the address', async () => {
    const body = { version: 3, answers: [...missing('cable'), to('TH')] }
    const { claimCode, result } = await dataOf(api, 'submitQuestionnaire', { path, body })
    const opened = await dataOf(api, 'openClaimCode', { body: { claimCode: claimCode ?? '' } })
    expect(opened.replacement).toEqual(result.replacement)
    expect(JSON.stringify(opened)).not.toContain('Si Lom')
    expect(mails(result.replacement?.reference)).toHaveLength(1)
  })

  test('submitting answers without an address sends no email', async () => {
    const { token } = await addMember(api)
    const body = { version: 3, answers: missing('motor') }
    const { result } = await dataOf(api, 'submitQuestionnaire', { path, token, body })
    expect(result.replacement).toMatchObject({ part: 'Motor', arrivesBy: null })
    expect(mails(result.replacement?.reference)).toEqual([])
  })

  test('answers that report a missing part are rejected if they do not name the part', async () => {
    const { token } = await addMember(api)
    const body = { version: 3, answers: [chosen('used', 'not-yet'), chosen('parts', 'missing')] }
    const { data } = await api.call('submitQuestionnaire', { path, token, body })
    expect(data).toMatchObject({ reasons: [{ code: 'REQUIRED', field: 'answers.part' }] })
  })
})
