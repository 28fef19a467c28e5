// Finds the effects of a contract change on each caller. The base for the current code is the branch point; for each
// released build it is the contract and code of its commit.
import { type Finding, joinFindings, withEffects, reachedBy, type Plugin } from '@members-hub/contract-check'
import type { Impact } from './impact/index.ts'
import type { Base } from './lists/releasedBuilds.ts'

export async function findingsOf(
  bases: Base[],
  findingsSince: (commit: string) => Promise<Finding[]>,
  impactAt: (commit: string, withTests: boolean) => Promise<Impact>,
): Promise<Finding[]> {
  const lists: { build?: string; findings: Finding[] }[] = []
  for (const { commit, build, client = 'web' } of bases) {
    const findings = await findingsSince(commit)
    // Reading the project takes seconds, so only do it if a finding is not safe. The code of an app outside this
    // project is unknown: assume that it reads everything.
    const isFelt = findings.some(({ verdict }) => verdict !== 'safe')
    if (!isFelt || client !== 'web') {
      lists.push({ build, findings })
      continue
    }
    const impact = await impactAt(commit, build === undefined && findings.some(stopsCompiling))
    lists.push({ build, findings: await reachedBy([pluginOf(impact, build)], findings) })
  }
  return joinFindings(lists)
}

/** The compiler reports code, tests included, that names a removed or renamed part. Reading all tests takes seconds. */
const stopsCompiling = ({ kind, verdict }: Finding) =>
  verdict === 'broken' && ['gone', 'removed', 'renamed'].includes(kind)

/** Adds to each finding the places of this project that it affects. */
const pluginOf =
  ({ effectsOf, testsOf }: Impact, build: string | undefined): Plugin =>
  (findings) =>
    withEffects(findings, (subject, finding) => {
      const effects = effectsOf(subject)
      // Only the pages of an old build are still in use.
      return build === undefined
        ? [...effects, ...(stopsCompiling(finding) ? testsOf(subject) : [])]
        : effects.flatMap((effect) => (effect.file.startsWith('src/') ? [{ ...effect, build }] : []))
    })
