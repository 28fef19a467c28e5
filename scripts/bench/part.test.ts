// Tests the alternating measurement of two fake checkouts and the comparison of their results.
import { expect, test } from 'vitest'
import { thisCheckout } from './checkouts.ts'
import { compared, measurePart, type Part } from './part.ts'

const before = { name: 'main', folder: '/elsewhere' }

/**
 * Creates a benchmark that records its steps. The amount that it measures is twice as high in the working copy as in
 * the other checkout.
 */
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

test('measurePart measures two checkouts alternately, swaps their order in every second round, and compares their rows', async () => {
  const done: string[] = []
  const rows = await measurePart(notingPart(done), [], { workingCopy: thisCheckout, before })
  expect(done).toEqual(['.', '/elsewhere', '/elsewhere', '.', 'stop /elsewhere', 'stop .'])
  expect(rows).toMatchObject([{ amount: 240, against: '2.00 × 120' }])
})

test('measurePart stops started servers if a measurement fails', async () => {
  const done: string[] = []
  await expect(
    measurePart(notingPart(done, '/elsewhere'), [], { workingCopy: thisCheckout, before }),
  ).rejects.toThrow('measured')
  expect(done.slice(-2)).toEqual(['stop /elsewhere', 'stop .'])
})

test('measurePart measures only the working copy for a benchmark that cannot be compared', async () => {
  const done: string[] = []
  const rows = await measurePart({ ...notingPart(done), isAlone: true }, [], {
    workingCopy: thisCheckout,
    before,
  })
  expect(done).toEqual(['.', '.', 'stop .'])
  expect(rows[0]).not.toHaveProperty('against')
})

test('compared() matches rows that have the same name in their order, and skips rows without an amount', () => {
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
