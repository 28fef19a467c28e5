// Caches indexes of code that uses the contract, in node_modules, so that the code of a commit is read only once.
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, fingerprintOf } from '#scripts/fingerprint.ts'
import { copyCommit, inScratch } from '#scripts/projectCopy.ts'
import { joined, readParts, usualParts, type Index, type Part } from './read.ts'

const folders = ['api', 'generated', 'locales', 'src', 'tests/support/cases']
/** Maximum number of files in the cache; each contains the index of one part of the project. */
const many = 24

/**
 * Returns the index of the working tree, or of the code of a commit. The code of a commit is read with the installed
 * packages.
 * @param parts the parts to return; parts that are not cached are read from the project
 */
export async function indexOf(root: string, commit?: string, parts = usualParts): Promise<Index> {
  const home = join(root, 'node_modules/.cache/contract')
  const reader = fingerprintOf(filesIn(import.meta.dirname))
  const code = commit === undefined ? contentOf(root, parts) : idOf(root, commit)
  const cachePath = (part: Part) => join(home, `${code}-${reader}-${part}.json`)
  const missing = parts.filter((part) => !existsSync(cachePath(part)))
  if (missing.length > 0) {
    await mkdir(home, { recursive: true })
    const read = await (commit === undefined
      ? readParts(root, missing)
      : inScratch((folder) => readAt({ root, commit, parts: missing }, folder)))
    for (const [at, part] of missing.entries()) await writeFile(cachePath(part), read[at] ?? '')
    await deleteOld(home)
  }
  return joined(await Promise.all(parts.map((part) => readFile(cachePath(part), 'utf8'))))
}

const contentOf = (root: string, parts: readonly Part[]) =>
  fingerprintOf([
    join(root, 'openapi.yaml'),
    ...[...folders, ...(parts.includes('tests') ? ['tests'] : [])].flatMap((folder) =>
      filesIn(join(root, folder)),
    ),
  ])

const idOf = (root: string, commit: string) =>
  execFileSync('git', ['-C', root, 'rev-parse', commit], { encoding: 'utf8' }).trim()

type Commit = { root: string; commit: string; parts: readonly Part[] }

async function readAt({ root, commit, parts }: Commit, folder: string) {
  copyCommit(folder, commit, root)
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const name of ['tsconfig', ...parts]) {
    const config = `scripts/contract/impact/${name}.json`
    await cp(join(root, config), join(folder, config))
  }
  return await readParts(folder, parts)
}

async function deleteOld(home: string) {
  const files = (await readdir(home)).map((name) => join(home, name))
  const dated = files.map((file) => ({ file, at: statSync(file).mtimeMs }))
  for (const { file } of dated.toSorted((a, b) => b.at - a.at).slice(many)) await rm(file)
}
