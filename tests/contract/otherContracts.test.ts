// Tests contract-check with contracts whose structure differs from the hub's: random changes get the correct verdict,
// and a corrupted file leads to findings or to an error message of one sentence.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findingsBetween, print } from '@members-hub/contract-check'
import { readModel, UsageError } from '@members-hub/openapi'
import { generalKinds } from '../support/changeKinds.ts'
import { evaluatedMutations } from '../support/contractChanges.ts'
import { measurement, times } from '../support/measurements.ts'
import { listFiles } from '../support/listFiles.ts'

const files = listFiles('packages/contract-check/samples/*.yaml', 6)
const samples = files.map((file) => ({ name: basename(file, '.yaml'), text: readFileSync(file, 'utf8') }))

test.each(samples)('each random change of $name gets the correct verdict', ({ name, text }) => {
  const judgement = evaluatedMutations(readModel(text, name), times(400, generalKinds.length), {
    seed: 20_261_126,
    kinds: generalKinds,
  })
  expect(judgement.faults).toEqual({ missed: [], alarms: [], unproved: [] })
  expect(judgement.hurtful).toBeGreaterThan(5)
  measurement(
    '15. Changes of the contract',
    `${name}: ${judgement.all} random changes: of ${judgement.hurtful} breaking changes, ${judgement.broken} have the verdict broken and the others affected; of ${judgement.all - judgement.hurtful} other changes, 0 have the verdict broken`,
  )
})

test('comparing a corrupted contract returns findings, or fails with an error message of one sentence', () => {
  const spoiled = fc.oneof(
    // Replaces random characters.
    fc
      .tuple(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(), fc.string({ unit: 'binary', maxLength: 2 })), {
          minLength: 1,
          maxLength: 4,
        }),
      )
      .map(([{ text }, edits]) =>
        edits.reduce((edited, [at, letters]) => {
          const place = at % edited.length
          return `${edited.slice(0, place)}${letters}${edited.slice(place + 1)}`
        }, text),
      ),
    // Corrupts a text: deletes or moves random lines.
    fc
      .tuple(fc.constantFrom(...samples), fc.nat(), fc.nat(), fc.boolean())
      .map(([{ text }, from, to, isMoved]) => {
        const lines = text.split('\n')
        const cutLines = lines.splice(from % lines.length, 1)
        return (isMoved ? lines.toSpliced(to % lines.length, 0, ...cutLines) : lines).join('\n')
      }),
    // Corrupts a contract: replaces values with values of other types.
    fc
      .tuple(
        fc.constantFrom(...samples),
        fc.nat(),
        fc.constantFrom('null', '[]', '{}', '7', 'true', "''", '[null]'),
      )
      .map(([{ text }, at, value]) => {
        const places = [...text.matchAll(/: [^{[\s][^,}\n]*/g)]
        const place = places[at % places.length]
        return place
          ? `${text.slice(0, place.index)}: ${value}${text.slice(place.index + place[0].length)}`
          : text
      }),
  )
  const compared = fc.check(
    fc.property(spoiled, fc.constantFrom(...samples), fc.boolean(), (text, { text: whole }, isBefore) => {
      const sides = isBefore ? [text, whole] : [whole, text]
      try {
        const [before, after] = sides.map((side) => readModel(side))
        if (!before || !after) return
        const findings = findingsBetween(before, after)
        print({ base: 'it', findings, problems: [], notes: [], trials: [] }, 'html')
      } catch (error) {
        // A UsageError of one line is a valid result; any other error is a bug.
        if (!(error instanceof UsageError) || error.message.includes('\n')) throw error
      }
    }),
    { seed: 20_261_126, numRuns: times(4000, 120) },
  )
  expect(compared.errorInstance).toBeNull()
}, 600_000)
