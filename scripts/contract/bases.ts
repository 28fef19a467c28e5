// Finds what a change does to everybody who may still call: to the code of today by where the branch left the main one, and to
// each released build by the contract and the code of its own commit.
import * as z from 'zod/mini'
import type { Finding } from './compare/finding.ts'
import { joinFindings, withEffects } from './compare/findings.ts'
import type { Impact } from './impact/index.ts'
import { listed } from './listed.ts'
import { reachedBy, type Plugin } from './plugin.ts'

/** A commit whose contract somebody goes by; with a build, where it is released. */
export type Base = { commit: string; build?: string; client?: string }

const words = z.string()
const Released = z.strictObject({
  build: words,
  commit: words,
  client: words,
  until: z.optional(z.iso.date()),
})
export type Released = z.output<typeof Released>

export const releasedFile = 'scripts/contract/released.yaml'

/** All that the text of scripts/contract/released.yaml lists. */
export const releasedIn = (text: string) => listed(Released, text, releasedFile)

/** The released builds that may still call today; the newest of a client may as long as none follows it. */
export const callersOf = (text: string, today: string): Base[] =>
  releasedIn(text).filter(({ until = today }) => until >= today)

/** A client with its build, as it names itself. */
export const clientName = ({ client = 'web', build }: Pick<Base, 'client' | 'build'>) => `${client}/${build}`

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
