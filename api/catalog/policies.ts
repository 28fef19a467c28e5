// Reads privacy policies by country, each with its versions. The policy `general` applies to countries without a
// separate policy.
import * as z from 'zod/mini'
import data from './policies.json' with { type: 'json' }
import { date, field, localized } from './schema.ts'
import { defineTopic } from './topic.ts'

const version = z.string().check(z.regex(/^[\w-]{1,40}$/))
const policy = z.strictObject({
  version,
  effectiveFrom: field('Effective from', date),
  summary: localized,
  countsVisitors: field(
    'Counts visitors',
    z.optional(z.literal(true)),
    'True if the law of the country permits counting visits of people who are not signed in, without asking for their consent.',
  ),
})
const country = z.string().check(z.regex(/^([A-Z]{2}|general)$/))

const versions = z.array(policy).check(
  z.minLength(1),
  z.refine(
    (rows) => rows.every((row, index) => row.effectiveFrom > (rows[index - 1]?.effectiveFrom ?? '')),
    'versions must be sorted by `effectiveFrom`, without equal dates',
  ),
)

const countries = z.record(country, versions).check(
  z.refine((all) => 'general' in all, 'the policy general must exist'),
  z.refine((all) => {
    const names = Object.values(all).flatMap((rows) => rows.map((row) => row.version))
    return new Set(names).size === names.length
  }, '`version` must be unique in all countries'),
)

export const policiesTopic = defineTopic({ name: 'policies', file: data, schema: countries })

/**
 * Returns the policy version that is effective in a country on a local date, and the next announced version. The first
 * version is effective even before its date, because members must always be able to agree to a policy.
 */
export function policyFor(countryCode: string, today: string) {
  const policies = policiesTopic.content()
  const ownPolicies = Object.hasOwn(policies, countryCode) ? policies[countryCode] : undefined
  const policyVersions = ownPolicies ?? policies.general ?? []
  const inForce = policyVersions.findLast(({ effectiveFrom }) => effectiveFrom <= today) ?? policyVersions[0]
  if (!inForce) throw new Error('Catalog has no general privacy policy.')
  return {
    countryCode: ownPolicies ? countryCode : null,
    inForce,
    next: policyVersions[policyVersions.indexOf(inForce) + 1] ?? null,
  }
}
