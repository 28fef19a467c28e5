// Checks a draw that is over without trusting the hub: recomputes what every ticket drew from the seed, by the words of the
// contract alone. It shares no code with the server.
//
//   node scripts/verifyDraw.ts <results.json> <seed> [--all]
//
// The file is the `data` of getDrawProof, of one page or of several with their items joined. Compare its `seedHash` with
// the one you saw while the draw was open. With `--all` the file must hold the results of everybody: then it is also
// checked that consolation prizes stand only for prizes that were really gone.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

type Prize = { id: string; weight: number; stock: number | null }
type Result = { ticket: string; drawn: string; prize: string }
export type Proof = { seedHash: string; prizes: Prize[]; items: Result[] }

/** What does not agree, one sentence each; none when every result is as the seed and the weights have it. */
export function findFaults({ seedHash, prizes, items }: Proof, seed: string, all = false): string[] {
  const key = Buffer.from(seed, 'hex')
  const faults: string[] = []
  if (key.length !== 32 || createHash('sha256').update(key).digest('hex') !== seedHash)
    faults.push('The seed is not the one the draw was bound to: its SHA-256 is not the published hash.')
  if (new Set(items.map(({ ticket }) => ticket)).size !== items.length)
    faults.push('A ticket appears more than once.')

  const given = Map.groupBy(items, ({ prize }) => prize)
  const countOf = (id: string) => given.get(id)?.length ?? 0
  const consolation = prizes.find(({ stock }) => stock === null)
  for (const { id, stock } of prizes)
    if (stock !== null && countOf(id) > stock)
      faults.push(`${id} was given ${countOf(id)} times, and there were ${stock}.`)

  for (const { ticket, drawn, prize } of items) {
    const expected = prizeOf(key, ticket, prizes)
    if (expected?.id !== drawn) {
      faults.push(`Ticket ${ticket} draws ${expected?.id ?? 'nothing'}, not ${drawn}.`)
      continue
    }
    if (prize === drawn) continue
    if (prize !== consolation?.id)
      faults.push(`Ticket ${ticket} drew ${drawn} and got ${prize}, which is not the consolation prize.`)
    else if (all && expected.stock !== null && countOf(drawn) < expected.stock)
      faults.push(`Ticket ${ticket} drew ${drawn} and got the consolation prize, though some were left.`)
  }
  return faults
}

/** The first prize whose weight, added to those before, exceeds the ticket's point. */
function prizeOf(key: Buffer, ticket: string, prizes: Prize[]): Prize | undefined {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const point = total > 0 ? pointOf(key, ticket, total) : 0
  let upTo = 0
  return prizes.find(({ weight }) => (upTo += weight) > point)
}

function pointOf(key: Buffer, ticket: string, total: number): number {
  const end = Math.floor(2 ** 32 / total) * total
  for (let repeat = 0; ; repeat += 1) {
    const text = repeat > 0 ? `${ticket}:${repeat}` : ticket
    const bytes = createHmac('sha256', key).update(text, 'utf8').digest()
    const numbers = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => bytes.readUInt32BE(4 * index))
    const first = numbers.find((number) => number < end)
    if (first !== undefined) return first % total
  }
}

if (process.argv[1]?.endsWith('verifyDraw.ts')) {
  const [file, seed] = process.argv.slice(2)
  if (file === undefined || seed === undefined) {
    console.error('node scripts/verifyDraw.ts <results.json> <seed> [--all]')
    process.exitCode = 2
  } else {
    const proof: Proof = JSON.parse(readFileSync(file, 'utf8'))
    const faults = findFaults(proof, seed, process.argv.includes('--all'))
    for (const fault of faults) console.error(`✗ ${fault}`)
    if (faults.length === 0) console.log(`✓ ${proof.items.length} results are as the seed has them.`)
    process.exitCode = faults.length ? 1 : 0
  }
}
