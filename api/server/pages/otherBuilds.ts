// Shares files of a build with servers of other builds in a shared folder. A page that was opened before an upgrade can
// still load its code, from any server.
import { randomBytes } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createMiddleware } from 'hono/factory'
import type { MiddlewareHandler } from 'hono'

/** Folders whose file names contain a content hash or a build id, so that builds cannot conflict. */
const shared = ['assets', '_i18n', 'builds/meta']

/** Number of most recently started builds that are retained, about 11 MB each. */
const buildsAtMost = 10

/**
 * Copies the files of the build in `client` to the shared folder atomically, and removes the oldest builds.
 * @throws an Error that names the variable if the folder is not writable
 */
export async function shareBuild(
  folder: string,
  { client, id }: { client: string; id: string },
  now = new Date(),
) {
  try {
    const buildFolder = join(folder, id)
    if (!(await isThere(buildFolder))) await copyWhole(client, folder, buildFolder)
    await utimes(buildFolder, now, now)
    for (const old of (await foldersIn(folder)).slice(buildsAtMost))
      await rm(old, { recursive: true, force: true })
  } catch (error) {
    throw new Error('ASSETS_FOLDER must be a folder that the server may write to.', { cause: error })
  }
}

/** Answers with a file of any build that has it. @param serve answers with the files of a folder */
export const otherBuilds = (folder: string, serve: (root: string) => MiddlewareHandler): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    for (const build of await foldersIn(folder)) {
      const answer = isDraft(build) ? undefined : await serve(build)(c, async () => {})
      if (answer) return answer
    }
    return await next()
  })

/**
 * Copies to a draft folder and renames it at the end, because other servers read the folder and several may start
 * concurrently.
 */
async function copyWhole(client: string, folder: string, targetFolder: string) {
  const draft = join(folder, `${randomBytes(6).toString('hex')}.draft`)
  try {
    await mkdir(draft, { recursive: true })
    for (const name of shared) await cp(join(client, name), join(draft, name), { recursive: true })
    await rename(draft, targetFolder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another server has copied the build first.
    if (!(await isThere(targetFolder))) throw error
  }
}

/** Lists builds by start time, newest first, including drafts of servers that were killed. */
async function foldersIn(folder: string): Promise<string[]> {
  const all = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name)
      return { path, startedAt: (await stat(path).catch(() => null))?.mtimeMs ?? 0 }
    }),
  )
  return all.toSorted((a, b) => b.startedAt - a.startedAt).map(({ path }) => path)
}

const isDraft = (folder: string) => folder.endsWith('.draft')

const isThere = async (path: string) => (await stat(path).catch(() => null)) !== null
