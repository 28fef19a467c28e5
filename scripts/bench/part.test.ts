// Measures made-up checkouts in turns, and compares their figures.
import { expect, test } from 'vitest'
import { thisCheckout } from './checkouts.ts'
import { compared, measurePart, type Part } from './part.ts'

const before = { name: 'main', folder: '/elsewhere' }

/** A part that notes what is done, whose figure is twice as high here as elsewhere. */
function notingPart(done: string[], fails?: string): Part {
  return {
    seconds: 1,
    rounds: 2,
    start: async ({ checkout: { folder }, atEnd }) => {
      atEnd(() => done.push(`stop ${folder}`))
      return {
        round: async () => {
          if (folder === fails) throw new Error('It cannot be measured.')
          done.push(folder)
        },
        rows: () => [{ part: 'p', label: 'w', value: 'v', amount: folder === '.' ? 240 : 120 }],
      }
    },
  }
}

test('two checkouts are measured in turns, the second first in each second round, and compared', async () => {
  const done: string[] = []
  const rows = await measurePart(notingPart(done), [], { workingCopy: thisCheckout, before })
  expect(done).toEqual(['.', '/elsewhere', '/elsewhere', '.', 'stop /elsewhere', 'stop .'])
  expect(rows).toMatchObject([{ amount: 240, against: '2.00 × 120' }])
})

test('what was started ends where a measurement fails', async () => {
  const done: string[] = []
  await expect(
    measurePart(notingPart(done, '/elsewhere'), [], { workingCopy: thisCheckout, before }),
  ).rejects.toThrow('measured')
  expect(done.slice(-2)).toEqual(['stop /elsewhere', 'stop .'])
})

test('a part that is about what lies here alone is not measured of another checkout', async () => {
  const done: string[] = []
  const rows = await measurePart({ ...notingPart(done), isAlone: true }, [], {
    workingCopy: thisCheckout,
    before,
  })
  expect(done).toEqual(['.', '.', 'stop .'])
  expect(rows[0]).not.toHaveProperty('against')
})

test('rows of one name are compared in their order, and what has no figure is not', () => {
  const row = (label: string, amount?: number) => ({ part: 'p', label, value: '', amount })
  const now = [row('busy', 30), row('busy', 8), row('fonts'), row('shift', 0.02), row('new', 5)]
  const old = [row('busy', 20), row('busy', 4), row('fonts'), row('shift', 0)]
  expect(compared(now, old).map(({ against }) => against)).toEqual([
    '1.50 × 20',
    '2.00 × 4.000',
    undefined,
    '0.000',
    undefined,
  ])
})
