// The check of a raffle, in the page and at the terminal: what is right passes, and one changed character is told.
import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkRaffle, type Known } from './check.ts'
import type { RaffleProof } from './verify.ts'

const seed = '1d0c7a5be2f4936880a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f607'
const seedHash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
const items = Array.from({ length: 12 }, (_, place) => [`entry-${place}`, `entry-${place}_2`]).flat()

/** As the contract says it, once more in other words. */
const order = items
  .map(
    (ticket) =>
      [createHmac('sha256', Buffer.from(seed, 'hex')).update(ticket).digest('hex'), ticket] as const,
  )
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([, ticket]) => ticket.replace('_2', ''))
const won = [...new Set(order)].slice(0, 3)
const loser = [...new Set(order)].at(-1) ?? ''

const proof: RaffleProof = { seed, seedHash, winners: 3, tickets: items.length, won, items }
const entryOf = (id: string, state: 'won' | 'notDrawn') => ({
  id,
  state,
  tickets: 2,
  activityType: 'AUG00004',
  enteredAt: '2026-11-21T03:00:00.000Z',
  reward: { coins: 10, points: 5 },
  sharePath: null,
})
const facts: Known = { seedHash, commitment: seedHash, entry: entryOf(won[0] ?? '', 'won') }
const whatOf = async (changed: Partial<RaffleProof>, knows = facts) =>
  (await checkRaffle({ ...proof, ...changed }, knows)).differences.map(({ kind }) => kind)

/** The text with its last character changed. */
const changed = (text: string) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')

test('a raffle that was honest agrees, for who won and for who did not', async () => {
  expect(await checkRaffle(proof, facts)).toEqual({
    differences: [],
    winners: 3,
    tickets: 24,
    wasSeen: true,
  })
  expect(await whatOf({}, { ...facts, entry: entryOf(loser, 'notDrawn') })).toEqual([])
  expect(await whatOf({}, { seedHash, commitment: undefined, entry: null })).toEqual([])
})

test('one changed character of the proof is told', async () => {
  expect(await whatOf({ seed: changed(seed) })).toContain('seed')
  expect(await whatOf({ seed: 'no seed' })).toContain('seed')
  expect(await whatOf({ seedHash: changed(seedHash) })).toEqual(expect.arrayContaining(['seed', 'hash']))
  expect(await whatOf({ won: [won[0] ?? '', changed(won[1] ?? ''), won[2] ?? ''] })).toEqual(['place'])
  const at = items.indexOf(won[0] ?? '')
  expect(await whatOf({ items: items.with(at, changed(items[at] ?? '')) })).toContain('missing')
})

test('tickets that are missing or twice, and another place among the winners, are told', async () => {
  expect(await whatOf({ items: items.filter((ticket) => !ticket.startsWith(loser)) })).toEqual(['count'])
  expect(await whatOf({ items: [...items, loser], tickets: 25 })).toEqual(['twice'])
  expect(await whatOf({ won: won.toReversed() })).toEqual(['place', 'place'])
})

test('what the member was told is held against the seed, and the seal against what was seen', async () => {
  expect(await whatOf({}, { ...facts, entry: entryOf(loser, 'won') })).toEqual(['told'])
  expect(await whatOf({}, { ...facts, entry: entryOf(won[0] ?? '', 'notDrawn') })).toEqual(['told'])
  expect(await whatOf({}, { ...facts, commitment: changed(seedHash) })).toEqual(['hash'])
})
