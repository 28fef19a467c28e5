// Tests that the script for verifying draws detects manipulated results and accepts the example of the contract.
import { z } from 'zod'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { drawnBy } from '#api/games/odds.ts'
import { answers } from '#generated/mocks/answers.ts'
import { findFaults, type Proof } from './verifyDraw.ts'

const seed = 'a'.repeat(64)
const seedHash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
const prizes = [
  { id: 'lamp', weight: 1, stock: 3 },
  { id: 'bag', weight: 9, stock: 1000 },
  { id: 'coins', weight: 90, stock: null },
]

/** Returns the draw proof that an honest server would publish. @param count number of tickets */
function honest(count: number): Proof {
  const left = new Map(prizes.map(({ id, stock }) => [id, stock ?? Infinity]))
  const items = Array.from({ length: count }, (_, index) => {
    const ticket = `ticket-${index}`
    const { id: drawn } = drawnBy(seed, ticket, prizes)
    const isInStock = (left.get(drawn) ?? 0) > 0
    if (isInStock) left.set(drawn, (left.get(drawn) ?? 0) - 1)
    return { ticket, drawn, prize: isInStock ? drawn : 'coins' }
  })
  return { seedHash, prizes, items }
}

const proof = honest(1000)
const indexOf = (predicate: (item: Proof['items'][number]) => boolean) => proof.items.findIndex(predicate)
const tampered = (index: number, change: Partial<Proof['items'][number]>): Proof => ({
  ...proof,
  items: proof.items.map((item, at) => (at === index ? { ...item, ...change } : item)),
})

test('findFaults accepts an honest draw, including sold-out prizes', async () => {
  expect(proof.items.some(({ drawn, prize }) => drawn !== prize)).toBe(true)
  expect(await findFaults(proof, seed, true)).toEqual([])
})

describe('tampered draws', () => {
  test.each<[string, Proof, string]>([
    ['a changed seed', { ...proof, seedHash: '0'.repeat(64) }, 'published hash'],
    [
      'a changed drawn prize',
      tampered(
        indexOf(({ drawn }) => drawn === 'coins'),
        { drawn: 'lamp' },
      ),
      'draws coins',
    ],
    [
      'a changed awarded prize',
      tampered(
        indexOf(({ drawn }) => drawn === 'bag'),
        { prize: 'lamp' },
      ),
      'got lamp',
    ],
    [
      'a changed ticket',
      tampered(
        indexOf(({ drawn }) => drawn === 'lamp'),
        { ticket: 'ticket-x' },
      ),
      'ticket-x draws',
    ],
    ['a copied ticket', { ...proof, items: [...proof.items, ...proof.items.slice(0, 1)] }, 'more than once'],
    ['changed weights', { ...proof, prizes: prizes.map((prize) => ({ ...prize, weight: 10 })) }, 'draws'],
    ['a changed order of prizes', { ...proof, prizes: prizes.toReversed() }, 'draws'],
    [
      'more awards than the stock',
      { ...proof, prizes: prizes.map((p) => ({ ...p, stock: p.stock && 1 })) },
      'stock was 1',
    ],
    [
      'a consolation prize while the drawn prize was in stock',
      tampered(
        indexOf(({ prize }) => prize === 'bag'),
        { prize: 'coins' },
      ),
      'was in stock',
    ],
  ])('findFaults reports %s', async (_, changed, sentence) => {
    expect((await findFaults(changed, seed, true)).join('\n')).toContain(sentence)
  })

  test('findFaults reports a draw proof whose seed is truncated', async () => {
    expect((await findFaults(proof, seed.slice(2))).length).toBeGreaterThan(1)
  })
})

// Use a total weight just above half of 2^32: about half of all random numbers are then rejected. For one ticket in
// 256, all eight numbers are rejected.
test('the server and the script reject the same random numbers', async () => {
  const wide = [
    { id: 'a', weight: 2 ** 31, stock: null },
    { id: 'b', weight: 1, stock: null },
  ]
  const items = Array.from({ length: 2000 }, (_, index) => {
    const ticket = `wide-${index}`
    const { id } = drawnBy(seed, ticket, wide)
    return { ticket, drawn: id, prize: id }
  })
  expect(await findFaults({ seedHash, prizes: wide, items }, seed)).toEqual([])
})

const exampleSchema = z.object({
  seed: z.string(),
  seedHash: z.string(),
  prizes: z.array(z.object({ id: z.string(), weight: z.number(), stock: z.nullable(z.number()) })),
  items: z.array(z.object({ ticket: z.string(), drawn: z.string(), prize: z.string() })),
})

test('findFaults accepts the example of the contract', async () => {
  const examples = answers.getDrawProof?.examples ?? []
  const example = examples.find(({ name }) => name === 'autumnThanks')?.body.data
  const { seed: exampleSeed, ...exampleProof } = exampleSchema.parse(example)
  expect(await findFaults(exampleProof, exampleSeed)).toEqual([])
})

test('the script runs without the server, and its exit status shows the result', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-draw-'))
  const run = async (name: string, content: Proof) => {
    await writeFile(join(folder, name), JSON.stringify(content))
    const args = ['scripts/verifyDraw.ts', join(folder, name), seed, '--all']
    return spawnSync(process.execPath, args, { encoding: 'utf8' })
  }
  expect(await run('honest.json', proof)).toMatchObject({
    status: 0,
    stdout: '✓ 1000 results match the seed.\n',
  })
  expect(await run('tampered.json', tampered(0, { drawn: 'lamp' }))).toMatchObject({ status: 1 })
  await rm(folder, { recursive: true })
})
