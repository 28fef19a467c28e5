// Finds what differs between two contracts, each finding with the kind of its change.
import { changesBetween } from './compare/compare.ts'
import { findingsBetween } from './compare/findings.ts'
import type { Model } from './read/model.ts'
import type { Told } from './report/report.ts'

export function toldBetween(before: Model, after: Model): Told[] {
  const findings = findingsBetween(before, after)
  if (findings.length === 0) return []
  // Both walk the same two contracts in the same order: each finding is that of its change.
  const changes = changesBetween(before, after)
  return findings.map((finding, index) => ({ ...finding, kind: changes[index]?.kind }))
}
