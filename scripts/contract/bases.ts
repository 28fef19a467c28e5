// Finds the code that a change of the contract affects. The current code is checked against the changes since the
// branch point. The code of each released build is checked against the changes since the commit of this build.
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
    // Read the code of the project only if the verdict of a finding is not `safe`, because reading takes seconds. The
    // code of an app outside of this project is unknown: assume that it reads every property.
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

/**
 * Returns true for a finding about a removed or renamed part of the contract: code and tests that name this part no
 * longer compile. Tests are read only for such findings, because reading them takes seconds.
 */
const stopsCompiling = ({ kind, verdict }: Finding) =>
  verdict === 'broken' && ['gone', 'removed', 'renamed'].includes(kind)

/** Returns a plugin that adds to each finding the lines of code in this project that it affects. */
const pluginOf =
  ({ effectsOf, testsOf }: Impact, build: string | undefined): Plugin =>
  (findings) =>
    withEffects(findings, (subject, finding) => {
      const effects = effectsOf(subject)
      // List only the pages of an old build, because its server code is no longer in use.
      return build === undefined
        ? [...effects, ...(stopsCompiling(finding) ? testsOf(subject) : [])]
        : effects.flatMap((effect) => (effect.file.startsWith('src/') ? [{ ...effect, build }] : []))
    })
