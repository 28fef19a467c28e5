// The index of a build, and the code of another revision.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn, fingerprintOf } from '../../fingerprint.ts'
import { readIndex, type Index } from './read.ts'

const folders = ['api', 'generated', 'locales', 'scripts/contract/impact', 'src', 'tests/support/cases']

/** Of everything that the index is made from. */
function fingerprint(root: string) {
  const files = folders.flatMap((folder) => filesIn(join(root, folder)))
  return fingerprintOf([join(root, 'openapi.yaml'), ...files])
}

/** Writes the index beside a build. */
export async function keepIndex(root: string, folder: string) {
  const index = await readIndex(root)
  await writeFile(join(folder, 'reads.json'), JSON.stringify({ fingerprint: fingerprint(root), ...index }))
}

/** The last build's index, where nothing has changed since. */
export async function keptIndex(root: string): Promise<Index | undefined> {
  const text = await readFile(join(root, 'dist/reads.json'), 'utf8').catch(() => undefined)
  const kept: (Index & { fingerprint: string }) | undefined = text && JSON.parse(text)
  return kept?.fingerprint === fingerprint(root) ? kept : undefined
}

/** What files said that were changed or removed since. */
export function changedSince(root: string, revision: string): [string, string][] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 1e8 })
  return git('diff', '--name-only', '--diff-filter=MD', '--relative', revision, '--', ...folders)
    .split('\n')
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, git('show', `${revision}:./${name}`)])
}
