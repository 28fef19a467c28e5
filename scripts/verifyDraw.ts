// Verifies a finished draw or raffle without trusting the hub. From the seed, the script calculates which prize each
// ticket drew, or who won, using only the rules of the contract and no code of the server. The file is the `data` of
// getDrawProof or getRaffleProof, from one page or several pages with their items joined. Compare its `seedHash` with
// the value that was published while the draw was open. With `--all`, the file must contain all results. The script
// then also checks that consolation prizes were given only after the drawn prizes had run out.
import { readFileSync } from 'node:fs'
import {
  recomputeRaffle,
  type RaffleFault,
  type RaffleProof,
} from '#src/features/activities/raffle/verify.ts'
import { recomputeDraw, type Fault, type Proof } from '#src/features/games/draw/verify.ts'
import { readArguments, rejectArguments } from './commandLine.ts'

export type { Proof, RaffleProof }

/** Returns a sentence for each wrong result of a draw; an empty list if all results match the seed and the weights. */
export async function findFaults(proof: Proof, seed: string, all = false): Promise<string[]> {
  return (await recomputeDraw(proof, seed, all)).faults.map(sentenceOf)
}

/** Returns a sentence for each wrong result of a raffle; the proof must contain all tickets of the raffle. */
export async function findRaffleFaults(proof: RaffleProof, seed: string): Promise<string[]> {
  return (await recomputeRaffle({ ...proof, seed })).faults.map(raffleSentenceOf)
}

function raffleSentenceOf(fault: RaffleFault): string {
  switch (fault.kind) {
    case 'seed':
      return 'The seed does not match the raffle: its SHA-256 differs from the published hash.'
    case 'count':
      return `The proof has ${fault.recomputedValue} tickets, but ${fault.publishedValue} were published.`
    case 'twice':
      return `Ticket ${fault.ticket} appears more than once.`
    case 'place':
      return `Place ${fault.place} was published for ${fault.publishedValue ?? 'no entry'}, but the seed draws ${fault.recomputedValue ?? 'no entry'}.`
  }
}

function sentenceOf(fault: Fault): string {
  switch (fault.kind) {
    case 'seed':
      return 'The seed does not match the draw: its SHA-256 differs from the published hash.'
    case 'twice':
      return `Ticket ${fault.ticket} appears more than once.`
    case 'tooMany':
      return `${fault.prize} was awarded ${fault.grants} times, but its stock was ${fault.stock}.`
    case 'drawn':
      return `Ticket ${fault.ticket} draws ${fault.recomputedPrize ?? 'no prize'}, not ${fault.drawn}.`
    case 'instead':
      return `Ticket ${fault.ticket} drew ${fault.drawn} and got ${fault.prize}, which is not the consolation prize.`
    case 'keptBack':
      return `Ticket ${fault.ticket} drew ${fault.drawn} and got the consolation prize, although ${fault.drawn} was in stock.`
  }
}

/**
 * Returns true if a parsed file has the members that identify a draw proof. Other members are not checked, because the
 * hub has validated them.
 */
const isProof = (value: unknown): value is Proof | RaffleProof =>
  typeof value === 'object' &&
  value !== null &&
  'seedHash' in value &&
  'items' in value &&
  Array.isArray(value.items)

if (process.argv[1]?.endsWith('verifyDraw.ts')) {
  const usage = 'Usage: node scripts/verifyDraw.ts <results.json> <seed> [--all]'
  const { positionals, values } = readArguments(usage, { all: { type: 'boolean', default: false } })
  const [file, seed] = positionals
  if (file === undefined || seed === undefined)
    rejectArguments(`Argument ${file === undefined ? '<results.json>' : '<seed>'} is missing.`, usage)
  const proof: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isProof(proof)) throw new Error(`${file} has no seedHash or no items. Use the data of a draw proof.`)
  const faults =
    'won' in proof ? await findRaffleFaults(proof, seed) : await findFaults(proof, seed, values.all)
  for (const fault of faults) console.error(`✗ ${fault}`)
  if (faults.length === 0) console.log(`✓ ${proof.items.length} results match the seed.`)
  process.exitCode = faults.length ? 1 : 0
}
