// Copies the files of each build to a folder that all servers share. A page that was opened before an upgrade can
// thereby load its code from a server of the new build.
import { randomBytes } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createMiddleware } from 'hono/factory'
import type { MiddlewareHandler } from 'hono'

/**
 * Folders of a build that are shared. Their file names contain a content hash or a build id, so that files of different
 * builds cannot conflict.
 */
const shared = ['assets', '_i18n', 'builds/meta']

/**
 * Maximum number of retained builds. The builds that were started most recently are retained. A build takes about 11
 * MB.
 */
const buildsAtMost = 10

/**
 * Copies the files of the build in `client` to the shared folder atomically, and removes the oldest builds.
 * @throws an Error that names the variable ASSETS_FOLDER if the folder is not writable
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

/**
 * Answers a request with a file of the most recently started build that contains this file.
 * @param serve function that returns a handler for the files of a folder
 */
export const otherBuilds = (folder: string, serve: (root: string) => MiddlewareHandler): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    for (const build of await foldersIn(folder)) {
      const answer = isDraft(build) ? undefined : await serve(build)(c, async () => {})
      if (answer) return answer
    }
    return await next()
  })

/**
 * Copies the build to a draft folder and renames this folder at the end, so that other servers never read an incomplete
 * copy. Several servers may copy the build concurrently.
 */
async function copyWhole(client: string, folder: string, targetFolder: string) {
  const draft = join(folder, `${randomBytes(6).toString('hex')}.draft`)
  try {
    await mkdir(draft, { recursive: true })
    for (const name of shared) await cp(join(client, name), join(draft, name), { recursive: true })
    await rename(draft, targetFolder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Ignores the error if another server has copied the build first.
    if (!(await isThere(targetFolder))) throw error
  }
}

/**
 * Lists the folders of builds, most recently started first. Includes draft folders, which contain an incomplete copy of
 * a build and remain if a server is killed during the copy.
 */
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
