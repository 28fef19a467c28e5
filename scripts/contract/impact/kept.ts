// Indexes are kept beside the packages: the code of a commit is read once, whatever is edited since.
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, fingerprintOf } from '../../fingerprint.ts'
import { copyCommit, inScratch } from '../../projectCopy.ts'
import { readIndex, type Index } from './read.ts'

const folders = ['api', 'generated', 'locales', 'src', 'tests/support/cases']
const many = 12

/** The index of the code as it lies in the project, or of a commit's code as the packages of today explain it. */
export async function indexOf(root: string, commit?: string): Promise<Index> {
  const home = join(root, 'node_modules/.cache/contract')
  const reader = fingerprintOf(filesIn(import.meta.dirname))
  const code = commit === undefined ? contentOf(root) : idOf(root, commit)
  const kept = join(home, `${code}-${reader}.json`)
  if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8'))
  const index = await (commit === undefined
    ? readIndex(root)
    : inScratch((folder) => readAt(root, commit, folder)))
  await mkdir(home, { recursive: true })
  await writeFile(kept, JSON.stringify(index))
  await forgetOld(home)
  return index
}

const contentOf = (root: string) =>
  fingerprintOf([join(root, 'openapi.yaml'), ...folders.flatMap((folder) => filesIn(join(root, folder)))])

const idOf = (root: string, commit: string) =>
  execFileSync('git', ['-C', root, 'rev-parse', commit], { encoding: 'utf8' }).trim()

async function readAt(root: string, commit: string, folder: string) {
  copyCommit(folder, commit, root)
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const name of ['tsconfig', 'server', 'pages']) {
    const own = `scripts/contract/impact/${name}.json`
    await cp(join(root, own), join(folder, own))
  }
  return await readIndex(folder)
}

async function forgetOld(home: string) {
  const files = (await readdir(home)).map((name) => join(home, name))
  const dated = files.map((file) => ({ file, at: statSync(file).mtimeMs }))
  for (const { file } of dated.toSorted((one, other) => other.at - one.at).slice(many)) await rm(file)
}
