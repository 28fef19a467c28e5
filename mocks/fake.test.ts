// Validates Faker's data against the contract with the tests' response checks.
import { describe, expect, test } from 'vitest'
import { operationIds as ids } from '#tests/support/cases/cases.ts'
import { checkAnswer } from '#tests/support/contract.ts'
import { fake } from './fake.ts'
import { thingsIn } from './things.ts'

const seeds = [1, 2, 3, 4]
const headers = new Headers({ 'Content-Type': 'application/json; charset=utf-8' })

/** Returns all strings with their paths, such as `items.*.name`. */
const textsOf = (data: unknown) =>
  thingsIn(data).flatMap(({ at, thing }) =>
    Object.entries(thing).flatMap(([name, value]) =>
      typeof value === 'string' ? [{ at: at + name, value }] : [],
    ),
  )

describe.concurrent('Faker’s data', () => {
  test.each(ids)("Faker's data of %s is valid and has different strings and ids", async (id) => {
    const bodies = await Promise.all(seeds.map(async (seed) => await fake(id, seed)))
    for (const body of bodies) checkAnswer(id, { status: 200, text: JSON.stringify(body), headers })

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
  })
})
