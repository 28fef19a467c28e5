// What is broken on purpose, for how long, and why (scripts/contract/accepted.yaml).
import type { Finding } from './finding.ts'

export type Waiver = { fingerprint: string; reason: string; until: string }

export function accept(findings: Finding[], waivers: Waiver[], today: string) {
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
