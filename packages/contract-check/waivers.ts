// Reads the file of accepted breaking changes and marks the matching findings as accepted. Each entry has the
// fingerprint of a finding, a reason and the last valid date.
import * as z from 'zod/mini'
import type { Finding } from './changes/finding.ts'
import { listed } from './lists/listed.ts'

const words = z.string()
const Waiver = z.strictObject({ fingerprint: words, reason: words, until: z.iso.date() })

/** @param today YYYY-MM-DD */
type Accepted = { yaml: string; today: string; file?: string }

/**
 * @returns the findings with their acceptances; problems, which require a decision; and notes on acceptances that
 * match no finding
 */
export function accept<One extends Finding>(
  findings: One[],
  { yaml, today, file = 'accepted.yaml' }: Accepted,
) {
  const waivers = listed(Waiver, yaml, file)
  const holding = waivers.filter(({ until }) => until >= today)
  const over = waivers.filter(({ until }) => until < today)
  const accepted = findings.map((finding) => {
    const waiver = holding.find((candidate) => candidate.fingerprint === finding.fingerprint)
    return waiver ? { ...finding, accepted: `${waiver.reason} (until ${waiver.until})` } : finding
  })
  const isFound = ({ fingerprint }: { fingerprint: string }) =>
    findings.some((finding) => finding.fingerprint === fingerprint)
  const isRenewed = ({ fingerprint }: { fingerprint: string }) =>
    holding.some((other) => other.fingerprint === fingerprint)
  const problems = over
    .filter((waiver) => isFound(waiver) && !isRenewed(waiver))
    .map(
      ({ line, fingerprint, until }) =>
        `${file}:${line}: the acceptance of ${fingerprint} expired on ${until}: fix the change, or set a later date.`,
    )
  const notes = waivers
    .filter((waiver) => !isFound(waiver))
    .map(({ line, fingerprint, until }) =>
      until < today
        ? `${file}:${line}: ${fingerprint} was accepted until ${until} and matches no finding: remove the entry.`
        : `${file}:${line}: ${fingerprint} matches no finding: remove the entry once no open branch needs it.`,
    )
  return { findings: accepted, problems, notes, isFine: problems.length === 0 && isDecided(accepted) }
}

/** True if each broken finding is accepted. */
export const isDecided = (findings: Pick<Finding, 'verdict' | 'accepted'>[]) =>
  findings.every(({ verdict, accepted }) => verdict !== 'broken' || accepted !== undefined)
