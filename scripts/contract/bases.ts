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
const Released = z.strictObject({ build: words, commit: words, client: words, until: z.iso.date() })

/** The released builds that may still call today, of what scripts/contract/released.yaml says. */
export const callersOf = (released: string, today: string): Base[] =>
  listed(Released, released, 'released.yaml').filter(({ until }) => until >= today)

export async function findingsOf(
  bases: Base[],
  findingsSince: (commit: string) => Promise<Finding[]>,
  impactAt: (commit: string) => Promise<Impact>,
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
    lists.push({ build, findings: await reachedBy([pluginOf(await impactAt(commit), build)], findings) })
  }
  return joinFindings(lists)
}

/** What findings reach in this project. */
const pluginOf =
  ({ effectsOf }: Impact, build: string | undefined): Plugin =>
  (findings) =>
    withEffects(findings, (subject) => {
      const effects = effectsOf(subject)
      // Of an old build only the pages are still out there.
      return build === undefined
        ? effects
        : effects.flatMap((effect) => (effect.file.startsWith('src/') ? [{ ...effect, build }] : []))
    })
