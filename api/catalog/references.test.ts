// Tests that references to missing entries are problems, and that a game grants tickets only for draws that are open to
// its players.
import { expect, test } from 'vitest'
import checkInFile from './check-in.json' with { type: 'json' }
import drawFile from './draws.json' with { type: 'json' }
import { gameNames, games } from './checkIn.ts'
import { versionProblems } from './check.ts'
import { draws } from './draws.ts'
import mallFile from './mall.json' with { type: 'json' }

const problemsWith = (name: string, data: object) =>
  versionProblems({ number: 1, sources: new Map([[name, data]]) })

test('the files of the catalog have no problems', () => {
  expect(versionProblems({ number: 0, sources: new Map() })).toEqual([])
})

test.each([
  ['vouchers', { voucher: 'no-such' }, 'voucher'],
  ['gifts/gifts', { gift: 'no-such' }, 'gift'],
])('a prize that refers to a missing entry of %s is a problem of the draw', (list, prize, field) => {
  const [first, ...rest] = drawFile
  const prizes = first?.prizes.map((row, index) => (index === 1 ? { ...row, prize } : row))
  const problems = problemsWith('draws', [{ ...first, prizes }, ...rest])
  const [problem] = problems
  expect(problems).toHaveLength(1)
  expect(problem?.text).toMatch(/^“no-such” is missing in \w+\. Choose another entry/)
  expect(problem).toMatchObject({
    topic: 'draws',
    entry: `/${first?.id}`,
    path: `prizes.1.prize.${field}`,
    code: 'missingReference',
    parameters: { name: 'no-such', list },
  })
})

test('a reward with tickets of a draw that is missing in a year of the seasons is a problem', () => {
  const tickets = { draw: 'no-such-year', count: 1 }
  const [first, ...rest] = checkInFile.motherDay.rewards
  const motherDay = {
    ...checkInFile.motherDay,
    rewards: [{ ...first, tickets, name: rest[0]?.name }, ...rest],
  }
  const season = checkInFile.motherDay.seasons[0]
  const problems = problemsWith('check-in', { ...checkInFile, motherDay })
  expect(problems).toContainEqual(
    expect.objectContaining({
      entry: 'motherDay',
      path: 'rewards.0.tickets.draw',
      parameters: { name: `no-such-${season?.from.slice(0, 4)}`, list: 'draws' },
    }),
  )
})

test('problems of all topics are reported together', () => {
  const sources = new Map<string, object>([
    ['mall', mallFile.map((row, index) => (index === 0 ? { ...row, price: 0 } : row))],
    ['draws', [...drawFile, ...drawFile.slice(0, 1)]],
  ])
  expect(versionProblems({ number: 1, sources })).toEqual([
    expect.objectContaining({ topic: 'draws', code: 'repeated', entry: `/${drawFile[0]?.id}` }),
    expect.objectContaining({ topic: 'mall', code: 'tooSmall', path: 'price', text: 'At least 1: now 0.' }),
  ])
})

test('if a game grants tickets of a draw, the draw is open to all countries and levels of the game', () => {
  for (const { rewards, audience } of gameNames.map((name) => games()[name]))
    for (const { tickets } of rewards) {
      const draw = tickets && draws().get(tickets.draw)
      if (!draw) continue
      const { regions, fromLevel } = draw.audience
      expect(
        regions.length === 0 ||
          (audience.regions.length > 0 && audience.regions.every((region) => regions.includes(region))),
      ).toBe(true)
      expect(audience.fromLevel).toBeGreaterThanOrEqual(fromLevel)
    }
})
