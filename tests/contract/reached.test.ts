// Tests the whole analysis: a finding about a change of the contract lists the affected code of this project. Full
// suite only: building the index takes many seconds.
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Subject, withEffects, print } from '@members-hub/contract-check'
import { hubMessages as words } from '#scripts/contract/hub.ts'
import { openImpact, type Impact } from '#scripts/contract/impact/index.ts'
import { isFull } from '../support/measurements.ts'
import { changed, objectAt, propertyOf, requiredOf, valuesOf, type Edit } from '../support/sixteenChanges.ts'

const all = new Set(['en-US', 'id-ID', 'th-TH', 'vi-VN'])

describe.runIf(isFull)('findings about changes of the contract of this project', () => {
  let impact: Impact
  beforeAll(async () => {
    impact = await openImpact(join(import.meta.dirname, '../..'), undefined, true)
  }, 3 * 60_000)

  const reachedBy = (edit: Edit) =>
    withEffects(changed(edit).findings, impact.effectsOf).flatMap(({ effects }) => effects)
  const filesIn = (folder: string, effects: ReturnType<typeof reachedBy>) =>
    new Set(effects.flatMap(({ file }) => (file.startsWith(folder) ? [file.slice(folder.length)] : [])))

  test('a changed default is reported for callers that omit the parameter, but not for callers that pass it', () => {
    const effects = reachedBy(
      (d) => (objectAt(d, 'components', 'parameters', 'Limit', 'schema').default = 10),
    )
    const activities = filesIn('src/features/activities/', effects)
    // The list of activities omits the parameter `limit`, and a route guard passes the value 50.
    expect(activities).toContain('list/ActivityList.tsx')
    expect(activities).toContain('search.ts')
    expect(activities).not.toContain('guards.ts')
    expect(effects.find(({ file }) => file.endsWith('/ActivityList.tsx'))?.how).toBe('omits')
    expect(filesIn('api/activities/', effects)).toContain('handlers.ts')
  })

  test('a changed default of a body field affects the screen that omits the field, but not the form that sends it', () => {
    const effects = reachedBy(
      (d) => (propertyOf(d, 'JoinActivityRequest', 'invitationCode').default = 'EVENING'),
    )
    expect(filesIn('src/features/activities/', effects)).toEqual(new Set(['join/JoinPage.tsx']))
  })

  test('a newly required field is reported for callers that always or sometimes omit it', () => {
    const effects = reachedBy((d) => requiredOf(d, 'JoinActivityRequest').push('invitationCode'))
    const files = filesIn('src/features/activities/', effects)
    expect(files).toContain('join/JoinPage.tsx')
    expect(files).toContain('join/InvitationForm.tsx')
  })

  test('a finding names the tests that read a removed field or call a removed operation', () => {
    const testsOf = (subject: Subject) => new Set(impact.testsOf(subject).map(({ file }) => file))
    const points = testsOf({ operation: 'getUserInfo', part: 'answer', path: ['points'] })
    expect(points).toContain('api/games/checkIn.test.ts')
    expect(points).not.toContain('src/features/profile/initials.test.ts')
    const called = testsOf({ operation: 'exportData', part: 'operation', path: [] })
    expect([...called].some((file) => file.startsWith('api/account/'))).toBe(true)
    // A finding does not list the file of shared test cases, because it contains a case for every operation.
    expect([...called].filter((file) => file.startsWith('tests/support/cases/'))).toEqual([])
  })

  test.each(['OrderState', 'ParcelState', 'GiftKind', 'ReadingTopic', 'CoinMovementKind'])(
    'a new value of %s affects the messages whose text depends on this enum, in four languages',
    (name) => {
      const { findings } = changed((d) => valuesOf(d, name).push('madeUp'))
      const reached = withEffects(findings, impact.effectsOf)
      const text = print(
        { base: 'HEAD', findings: reached, problems: [], notes: [], trials: [], words },
        'text',
      )
      const messageList = /^ *Messages: (.*)$/m.exec(text)?.[1] ?? ''
      const languages = [...messageList.matchAll(/locales\/(\w+)\/([\w-]+)\.json:\d+/g)]
      const byTag = Map.groupBy(languages, ([, tag]) => tag)
      expect(byTag.size).toBeGreaterThan(0)
      for (const files of byTag.values())
        expect(new Set(files.map(([, , language]) => language))).toEqual(all)
    },
  )
})
