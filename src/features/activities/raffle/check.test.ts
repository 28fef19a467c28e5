// Tests that verifying a raffle accepts a correct draw proof and reports any change of the proof. The page and the
// command line use the same code.
import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkRaffle, type Known } from './check.ts'
import type { RaffleProof } from './verify.ts'

const seed = '1d0c7a5be2f4936880a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f607'
const seedHash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
const items = Array.from({ length: 12 }, (_, place) => [`entry-${place}`, `entry-${place}_2`]).flat()

/** Tickets in the order in which they are drawn, calculated by a second implementation of the documented algorithm. */
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
  shortPath: null,
})
const facts: Known = { seedHash, commitment: seedHash, entry: entryOf(won[0] ?? '', 'won') }
const whatOf = async (changed: Partial<RaffleProof>, knows = facts) =>
  (await checkRaffle({ ...proof, ...changed }, knows)).differences.map(({ kind }) => kind)

/** Replaces the last character of a text. */
const changed = (text: string) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')

test('checkRaffle accepts a correct proof for a winner and for a member without a prize', async () => {
  expect(await checkRaffle(proof, facts)).toEqual({
    differences: [],
    winners: 3,
    tickets: 24,
    wasSeen: true,
  })
  expect(await whatOf({}, { ...facts, entry: entryOf(loser, 'notDrawn') })).toEqual([])
  expect(await whatOf({}, { seedHash, commitment: undefined, entry: null })).toEqual([])
})

test('checkRaffle reports a change of one character in the proof', async () => {
  expect(await whatOf({ seed: changed(seed) })).toContain('seed')
  expect(await whatOf({ seed: 'no seed' })).toContain('seed')
  expect(await whatOf({ seedHash: changed(seedHash) })).toEqual(expect.arrayContaining(['seed', 'hash']))
  expect(await whatOf({ won: [won[0] ?? '', changed(won[1] ?? ''), won[2] ?? ''] })).toEqual(['place'])
  const at = items.indexOf(won[0] ?? '')
  expect(await whatOf({ items: items.with(at, changed(items[at] ?? '')) })).toContain('missing')
})

test('checkRaffle reports missing and duplicate tickets, and a changed order of winners', async () => {
  expect(await whatOf({ items: items.filter((ticket) => !ticket.startsWith(loser)) })).toEqual(['count'])
  expect(await whatOf({ items: [...items, loser], tickets: 25 })).toEqual(['twice'])
  expect(await whatOf({ won: won.toReversed() })).toEqual(['place', 'place'])
})

test('checkRaffle reports a member’s result that contradicts the seed, and a seed hash that differs from the stored hash', async () => {
  expect(await whatOf({}, { ...facts, entry: entryOf(loser, 'won') })).toEqual(['told'])
  expect(await whatOf({}, { ...facts, entry: entryOf(won[0] ?? '', 'notDrawn') })).toEqual(['told'])
  expect(await whatOf({}, { ...facts, commitment: changed(seedHash) })).toEqual(['hash'])
})
