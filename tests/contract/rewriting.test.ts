// Tests random rewritings of contracts: if the meaning of the contract does not change, no finding has the verdict
// broken or affected.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { modelOf, readModel } from '@members-hub/openapi'
import { measurement, times } from '../support/measurements.ts'
import { listFiles } from '../support/listFiles.ts'
import { alarmsOf, reducedAlarms, rewrite, rewritings, stepsOf } from '../support/rewritings/rewritings.ts'
import { smallContract } from '../support/rewritings/smallContract.ts'

const modelIn = (file: string) => readModel(readFileSync(file, 'utf8'), file)
const samples = listFiles('packages/contract-check/samples/*.yaml', 6)
const contracts = [
  ...[...samples, 'tests/contract/foreign/warehouse.yaml'].map((file) => ({
    name: basename(file),
    before: modelIn(file),
  })),
  { name: 'small contract', before: modelOf(smallContract) },
]
const seedsOf = (rounds: number) => Array.from({ length: rounds }, (_, index) => 20_261_129 + index)

test.each(contracts)(
  'contract-check reports no false alarm for $name after random rewritings',
  ({ before }) => {
    for (const seed of seedsOf(times(60, 3))) {
      const steps = stepsOf(seed, 2)
      const hasAlarm = alarmsOf(before, rewrite(before.source, steps).document).length > 0
      // If the test fails, the message lists the smallest set of rewriting steps that causes the false alarm, with the
      // rule, seed and location of each step.
      expect(hasAlarm ? { seed, ...reducedAlarms(before, steps) } : undefined).toBeUndefined()
    }
  },
  600_000,
)

test('contract-check reports no false alarm for the contract of the hub after random rewritings', () => {
  const before = modelIn('openapi.yaml')
  const rounds = times(20, 1)
  for (const seed of seedsOf(rounds)) {
    const { document, places } = rewrite(before.source, stepsOf(seed, 1))
    const alarms = alarmsOf(before, document)
    expect(alarms.length > 0 ? { seed, alarms, places } : undefined).toBeUndefined()
  }
  measurement(
    '15. Changes of the contract',
    `${rounds} rounds of ${rewritings.length} rewritings that do not change the meaning: 0 reported as broken or affected`,
  )
}, 600_000)

test('each rewriting rule applies to at least one of the contracts', () => {
  const names = new Set(rewritings.map(({ name }) => name))
  expect(names.size).toBe(rewritings.length)
  expect(names.size).toBeGreaterThanOrEqual(20)
  const places = contracts.flatMap(({ before }) =>
    [1, 2, 3].flatMap((seed) => rewrite(before.source, stepsOf(seed, 2)).places),
  )
  for (const place of places) names.delete(place.replace(/ \(.*/s, ''))
  expect([...names]).toEqual([])
})
