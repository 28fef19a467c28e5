// Accepts what is broken on purpose, for as long and with the reason that scripts/contract/accepted.yaml says.
import { parse } from 'yaml'
import * as z from 'zod/mini'
import type { Finding } from './compare/finding.ts'

const words = z.string()
const Waivers = z.array(z.strictObject({ fingerprint: words, reason: words, until: z.iso.date() }))

export function accept(findings: Finding[], yaml: string, today: string) {
  const waivers = Waivers.parse(parse(yaml))
  const inForce = waivers.filter(({ until }) => until >= today)
  const accepted = findings.map((finding) => {
    const waiver = inForce.find(({ fingerprint }) => fingerprint === finding.fingerprint)
    return waiver ? { ...finding, accepted: `${waiver.reason} (until ${waiver.until})` } : finding
  })
  const problems = waivers
    .filter((waiver) => !inForce.includes(waiver))
    .map(
      ({ fingerprint, until }) => `What was accepted as ${fingerprint} was so until ${until}: decide anew.`,
    )
  const isFine =
    !problems.length &&
    accepted.every(({ verdict, accepted: why }) => verdict !== 'broken' || why !== undefined)
  return { findings: accepted, problems, isFine }
}
