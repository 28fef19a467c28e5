// Accepts what is broken on purpose, for as long and with the reason that scripts/contract/accepted.yaml says.
import { parse } from 'yaml'
import * as z from 'zod/mini'
import type { Finding } from './compare/finding.ts'
import { Unusable } from './read/unusable.ts'

const words = z.string()
const Waivers = z.array(z.strictObject({ fingerprint: words, reason: words, until: z.iso.date() }))

/**
 * @returns the findings with what was accepted of them; problems, which somebody has to decide on before this is fine; and notes on
 * waivers that nothing needs
 */
export function accept(findings: Finding[], yaml: string, today: string, file = 'accepted.yaml') {
  const waivers = listed(Waivers, yaml, file)
  const isOver = ({ until }: { until: string }) => until < today
  const accepted = findings.map((finding) => {
    const waiver = waivers.find((one) => one.fingerprint === finding.fingerprint && !isOver(one))
    return waiver ? { ...finding, accepted: `${waiver.reason} (until ${waiver.until})` } : finding
  })
  const concerns = (fingerprint: string) => findings.some((finding) => finding.fingerprint === fingerprint)
  const problems = waivers
    .filter((waiver) => isOver(waiver) && concerns(waiver.fingerprint))
    .map(
      ({ fingerprint, until }) =>
        `What was accepted as ${fingerprint} was accepted until ${until}: decide again.`,
    )
  const notes = waivers
    .filter(({ fingerprint }) => !concerns(fingerprint))
    .map(
      ({ fingerprint }) =>
        `Nothing found is ${fingerprint}: take it out of ${file} once no open branch needs it.`,
    )
  const isFine =
    !problems.length &&
    accepted.every(({ verdict, accepted: why }) => verdict !== 'broken' || why !== undefined)
  return { findings: accepted, problems, notes, isFine }
}

/**
 * @returns what a file of ours lists
 * @throws Unusable where it is written otherwise
 */
export function listed<One>(schema: z.ZodMiniType<One[]>, yaml: string, file: string): One[] {
  try {
    return schema.parse(parse(yaml) ?? [])
  } catch (error) {
    const [first] = error instanceof z.core.$ZodError ? error.issues : []
    const why = first ? `${first.path.join('.')}: ${first.message}` : String(error)
    throw new Unusable(`it is not written as it has to be (${why}).`, { file })
  }
}
