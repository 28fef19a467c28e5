// Tests that Faker's data is valid under the contract, with the same response checks as other tests.
import { describe, expect, test } from 'vitest'
import { operationIds as ids } from '#tests/support/cases/cases.ts'
import { checkAnswer } from '#tests/support/contract.ts'
import { fake } from './fake.ts'
import { entriesIn } from './entries.ts'

const seeds = [1, 2, 3, 4]
const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8' })

/** Returns all strings in a value with their paths, such as `items.*.name`. */
const textsOf = (data: unknown) =>
  entriesIn(data).flatMap(({ at, entry }) =>
    Object.entries(entry).flatMap(([name, value]) =>
      typeof value === 'string' ? [{ at: at + name, value }] : [],
    ),
  )

describe('Faker’s data', () => {
  test.each(ids)(
    "Faker's data for %s is valid, and its strings and ids differ from each other",
    async (id) => {
      const bodies = await Promise.all(seeds.map(async (seed) => await fake(id, seed)))
      for (const body of bodies)
        expect(() => checkAnswer(id, { status: 200, text: JSON.stringify(body), headers })).not.toThrow()

      const texts = bodies.flatMap(({ data }) => textsOf(data))
      const words = Map.groupBy(
        texts.filter(({ value }) => value.includes(' ')),
        ({ at }) => at,
      )
      for (const [at, group] of [...words].filter(([, { length }]) => length > 2))
        expect(new Set(group.map(({ value }) => value)).size, `texts of ${at}`).toBeGreaterThan(1)

      const idTexts = texts.filter(({ at }) => at === 'id' || at.endsWith('*.id'))
      for (const [at, group] of Map.groupBy(idTexts, (text) => text.at))
        expect(new Set(group.map(({ value }) => value)).size, `ids of ${at}`).toBe(group.length)
    },
  )
})
