// Finds what a change does to everybody who may still call: to the code of today by where the branch left the main one, and to
// each released build by the contract and the code of its own commit.
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
    // Reading the whole project takes seconds: only where somebody may feel something. What an app reads that is not in this
    // project nobody knows: it is taken to read everything.
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

/** Whoever names what is gone is told by the compiler, tests too; reading all of them takes seconds. */
const stopsCompiling = ({ kind, verdict }: Finding) =>
  verdict === 'broken' && ['gone', 'removed', 'renamed'].includes(kind)

/** What findings reach in this project. */
const pluginOf =
  ({ effectsOf, testsOf }: Impact, build: string | undefined): Plugin =>
  (findings) =>
    withEffects(findings, (subject, finding) => {
      const effects = effectsOf(subject)
      // Of an old build only the pages are still out there.
      return build === undefined
        ? [...effects, ...(stopsCompiling(finding) ? testsOf(subject) : [])]
        : effects.flatMap((effect) => (effect.file.startsWith('src/') ? [{ ...effect, build }] : []))
    })
