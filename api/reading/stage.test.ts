// Tests reading suggestions: the moments that apply to a member on a day, such as `backToWork` around the return to
// work, and the items suggested for these moments.
import { describe, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { addMember, dataOf, type TestMember } from '#tests/support/members.ts'
import { courses } from '../catalog/courses.ts'
import { issues } from '../catalog/magazine.ts'
import { readingMoments } from '../catalog/readingMoments.ts'
import { addDays, localDate } from '../locale/calendar.ts'
import { momentsOf, suggested } from './stage.ts'

const api = await testApi()
const today = '2026-11-22'

describe('momentsOf', () => {
  test('momentsOf returns the first weeks, then quietMoment, if the feeding stage and the return to work are unknown', () => {
    expect(momentsOf({ stage: null, resumptionDate: null }, today)).toEqual(['firstWeeks', 'quietMoment'])
  })

  test('momentsOf returns only quietMoment if the member turned off baby content', () => {
    expect(momentsOf({ stage: null, resumptionDate: null, isSilenced: true }, today)).toEqual(['quietMoment'])
  })

  test.each([
    [1, ['expecting', 'firstDays']],
    [2, ['firstDays', 'firstWeeks']],
    [7, ['explorer']],
  ] as const)('momentsOf for stage %d returns %s, then quietMoment', (stage, moments) => {
    expect(momentsOf({ stage, resumptionDate: null }, today)).toEqual([...moments, 'quietMoment'])
  })

  const { daysBefore, daysAfter } = readingMoments().backToWork
  test.each([
    [daysBefore + 1, false],
    [daysBefore, true],
    [0, true],
    [-daysAfter, true],
    [-daysAfter - 1, false],
  ])('momentsOf %d days before the return to work returns backToWork first: %s', (days, isNear) => {
    const moments = momentsOf({ stage: 5, resumptionDate: addDays(today, days) }, today)
    expect(moments).toEqual([...(isNear ? ['backToWork'] : []), 'outAndAbout', 'firstTastes', 'quietMoment'])
  })
})

describe('suggested', () => {
  test('suggested returns an item with several moments only once, with the first of the given moments that matches', () => {
    const items = [
      { id: 'any', moments: ['quietMoment'] as const },
      { id: 'both', moments: ['settling', 'backToWork'] as const },
      { id: 'stage', moments: ['settling'] as const },
      { id: 'other', moments: ['explorer'] as const },
    ]
    expect(
      suggested(items, ['backToWork', 'settling', 'quietMoment']).map(({ item, moment }) => [
        item.id,
        moment,
      ]),
    ).toEqual([
      ['both', 'backToWork'],
      ['stage', 'settling'],
      ['any', 'quietMoment'],
    ])
  })

  test('suggested returns no item about the return to work for a quiet moment, except to members without other moments', () => {
    const items = [{ id: 'work', moments: ['backToWork', 'quietMoment'] as const }]
    expect(suggested(items, ['expecting', 'quietMoment'])).toEqual([])
    expect(suggested(items, ['quietMoment'])).toHaveLength(1)
  })

  test('the catalog has at least two items for each moment, and enough items without baby content for the moment quietMoment', () => {
    const all = [...issues().flatMap(({ articles }) => articles), ...courses()]
    for (const moment of [...readingMoments().stages, 'backToWork'] as const)
      expect(all.filter(({ moments }) => moments.includes(moment)).length).toBeGreaterThanOrEqual(2)
    const quiet = all.filter(({ moments }) => moments.includes('quietMoment'))
    expect(quiet.length).toBeGreaterThanOrEqual(readingMoments().shown)
    expect(quiet.filter(({ aboutBaby }) => aboutBaby)).toEqual([])
  })
})

describe('listReadingForStage', () => {
  const suggestions = async ({ token }: TestMember) =>
    (await dataOf(api, 'listReadingForStage', { token })).items.map(({ id, moment }) => `${id} ${moment}`)
  const day = () => localDate(api.clock.now, 'Asia/Bangkok')
  const withBaby = async (dates: { birthDate?: string; dueDate?: string }) => {
    const member = await addMember(api)
    await dataOf(api, 'setConsents', { ...member, body: { babyData: true } })
    await dataOf(api, 'saveBaby', { ...member, body: dates })
    return member
  }

  test('listReadingForStage returns items for the first weeks, not about returning to work, if the member has no baby', async () => {
    const member = await addMember(api)
    expect(await suggestions(member)).toEqual([
      'awake-at-three firstWeeks',
      'eating-with-one-hand firstWeeks',
      'a-place-to-pump firstWeeks',
    ])
  })

  test('listReadingForStage returns items for pregnancy and the first days to a pregnant member, even if an issue was read', async () => {
    const member = await withBaby({ dueDate: addDays(day(), 60) })
    expect(await suggestions(member)).toEqual([
      'a-fathers-first-weeks expecting',
      'what-visitors-can-do expecting',
      'learning-each-other expecting',
    ])
    await api.call('addMagazineHistory', { token: member.token, path: { id: '2026-08' } })
    expect((await suggestions(member)).at(-1)).toMatch(/ firstDays$/)
  })

  test('listReadingForStage returns unread items for the youngest baby’s stage', async () => {
    const member = await withBaby({ birthDate: addDays(day(), -20) })
    const before = await suggestions(member)
    expect(before).toEqual([
      'awake-at-three firstWeeks',
      'eating-with-one-hand firstWeeks',
      'a-place-to-pump firstWeeks',
    ])
    await api.call('addMagazineHistory', { token: member.token, path: { id: '2026-11' } })
    expect((await suggestions(member))[0]).toBe('a-place-to-pump firstWeeks')
  })

  test('listReadingForStage returns no baby content if the member has hidden it', async () => {
    const member = await withBaby({ dueDate: addDays(day(), 30) })
    expect((await suggestions(member))[0]).toMatch(/expecting$/)
    await dataOf(api, 'setBabyContent', { ...member, body: { silenced: true } })
    const quiet = await suggestions(member)
    expect(quiet).toHaveLength(readingMoments().shown)
    expect(quiet.filter((suggestion) => !suggestion.endsWith('quietMoment'))).toEqual([])
  })
})
