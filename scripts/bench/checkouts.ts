// Builds another revision of the hub in a temporary folder, to compare it with the working tree.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { copyCommit } from '../projectCopy.ts'
import { runIn } from './processes.ts'

/** Folder of a checkout of the project, and the name of this checkout in tables. */
export type Checkout = { name: string; folder: string }

export const thisCheckout: Checkout = { name: 'here', folder: '.' }

/** Hours for which builds of other revisions are cached, for repeated comparisons. */
const hours = 24
const prefix = 'hub-bench-at-'

/**
 * @param revision a git revision such as `main` or `HEAD~3`
 * @throws if git does not know the revision, or if the revision cannot be built with the installed packages
 */
export async function checkoutOf(revision: string): Promise<Checkout> {
  await removeOld()
  const commit = execFileSync('git', ['rev-parse', '--verify', '--short=12', `${revision}^{commit}`], {
    encoding: 'utf8',
  }).trim()
  const folder = join(tmpdir(), prefix + commit)
  const checkout = { name: revision, folder }
  // Check for this file, which a build writes last, so that an interrupted build is repeated.
  if (existsSync(join(folder, 'dist/fingerprint'))) return checkout
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  copyCommit(folder, commit)
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await runIn(folder, process.execPath, 'scripts/build.ts')
  return checkout
}

async function removeOld() {
  const oldFolders = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const folder of oldFolders.map((name) => join(tmpdir(), name)))
    if (Date.now() - (await stat(folder)).mtimeMs > hours * 3_600_000) await rm(folder, { recursive: true })
}
