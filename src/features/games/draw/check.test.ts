// Tests that verifying a draw reports any change of the draw proof.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DrawProof } from '#generated/schema.d.ts'
import { checkDraw, type Known } from './check.ts'
import { recomputeDraw } from './verify.ts'

const seed = '1d0c7a5be2f4936880a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f607'
const seedHash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
const prizes = [
  { id: 'lamp', weight: 20, stock: 9 },
  { id: 'bag', weight: 30, stock: 100 },
  { id: 'coins', weight: 50, stock: null },
]

async function honest(): Promise<{ proof: DrawProof; record: Known }> {
  const tickets = Array.from({ length: 8 }, (_, place) => `0199d3f0-7f3e-7cc0-9c52-6d6a54a4b90${place}`)
  const blankItems = tickets.map((ticket) => ({
    ticket,
    drawn: '',
    prize: '',
    drawnAt: '2026-10-12T03:10:00.000Z',
  }))
  const { recomputed } = await recomputeDraw({ seedHash, prizes, items: blankItems }, seed)
  const items = blankItems.map((item) => {
    const drawn = recomputed.get(item.ticket)?.drawn ?? ''
    return { ...item, drawn, prize: drawn }
  })
  const giftOf = ({ id, weight, stock }: (typeof prizes)[number]) => ({
    weight,
    stock,
    remaining: stock,
    odds: weight / 100,
    prize: { id, name: id, picture: '/art/prizes/coins.svg', reward: { coins: 5, points: 0 } },
  })
  const gifts = prizes.map(giftOf)
  return {
    proof: { draw: 'autumn', seed, seedHash, prizes, items, nextCursor: null },
    record: {
      draw: { draw: { draw: 'autumn' }, gifts, seedHash },
      results: items.map((item) => ({
        ...item,
        prize: gifts.find(({ prize }) => prize.id === item.prize)?.prize ?? gifts[0]!.prize,
      })),
      commitment: { seedHash, weights: prizes.map(({ id, weight }) => ({ id, weight })) },
    },
  }
}

const { proof, record: facts } = await honest()

test('checkDraw accepts an unchanged draw proof, with and without a commitment that the browser has stored', async () => {
  const { differences, items, wasSeen } = await checkDraw(proof, facts)
  expect([differences, wasSeen]).toEqual([[], true])
  expect(new Set(items.map(({ drawn }) => drawn)).size).toBeGreaterThan(1)
  expect(await checkDraw(proof, { ...facts, commitment: undefined })).toMatchObject({
    differences: [],
    wasSeen: false,
  })
})

/**
 * Yields changed copies of the draw proof: one copy for each character of its JSON, in which only this character is
 * changed.
 */
function* oneCharacterChanged(): Generator<{ at: number; changed: unknown }> {
  const text = JSON.stringify(proof)
  for (const [at, sign] of Array.from(text).entries()) {
    if (!/[\w-]/.test(sign)) continue
    const other = /\d/.test(sign) ? (Number(sign) + 1) % 10 : sign === 'a' ? 'b' : 'a'
    try {
      yield { at, changed: JSON.parse(`${text.slice(0, at)}${other}${text.slice(at + 1)}`) }
    } catch {
      // Skip the change if the result is not valid JSON.
    }
  }
}

test('checkDraw reports a change of any character of the draw proof', async () => {
  const names = /^(?:draw|seed|seedHash|prizes|items|nextCursor|id|weight|stock|ticket|drawn|prize|drawnAt)$/
  const unseen: number[] = []
  let attempts = 0
  for (const { at, changed } of oneCharacterChanged()) {
    // Skip changed property names, because the client rejects such responses.
    if (!isProof(changed, names)) continue
    attempts += 1
    const { differences } = await checkDraw(changed, facts)
    if (differences.length === 0) unseen.push(at)
  }
  expect(unseen).toEqual([])
  expect(attempts).toBeGreaterThan(600)
})

function isProof(value: unknown, names: RegExp): value is DrawProof {
  const isNamed = (each: unknown): boolean =>
    typeof each !== 'object' ||
    each === null ||
    (Array.isArray(each)
      ? each.every(isNamed)
      : Object.keys(each).every((name) => names.test(name)) && Object.values(each).every(isNamed))
  return isNamed(value)
}

const [first] = proof.items

test.each<[string, Partial<DrawProof>, unknown]>([
  ['the seed', { seed: `0${seed.slice(1)}` }, { kind: 'seed' }],
  ['a seed in uppercase', { seed: seed.toUpperCase() }, { kind: 'seed' }],
  ['the third character of the hash', { seedHash: changedAt(seedHash, 2) }, { kind: 'hash', at: 3 }],
  [
    'a weight that changes no result',
    { prizes: prizes.map((prize) => (prize.id === 'bag' ? { ...prize, weight: 31 } : prize)) },
    { kind: 'prize', prize: 'bag' },
  ],
  ['another order of the prizes', { prizes: prizes.toReversed() }, { kind: 'prize', prize: 'coins' }],
  ['a missing result', { items: proof.items.slice(1) }, { kind: 'missing', ticket: first?.ticket }],
  ['a duplicate result', { items: [...proof.items, first!] }, { kind: 'twice', ticket: first?.ticket }],
  ['another draw', { draw: 'winter' }, { kind: 'draw' }],
])('checkDraw reports the changed part of a draw proof: %s', async (_, changed, difference) => {
  const { differences } = await checkDraw({ ...proof, ...changed }, facts)
  expect(differences).toContainEqual(difference)
})

function changedAt(text: string, at: number) {
  return `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`
}
