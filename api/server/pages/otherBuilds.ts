// Shares a build's files with the servers of other builds, in a folder that all have: a page that was opened before an upgrade goes
// on to load its own code, whichever server it asks.
import { randomBytes } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createMiddleware } from 'hono/factory'
import type { MiddlewareHandler } from 'hono'

/** Files whose addresses name their content or their build: nobody gets another's. */
const shared = ['assets', '_i18n', 'builds/meta']

/** How many builds are kept, those that were started last: about 11 MB each. */
const buildsAtMost = 10

/**
 * Puts the files of the build in `client` into the folder, whole or not at all, and takes away the oldest.
 * @throws an Error that names the variable where the folder cannot be written to
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

/** Answers with a file of whichever build has it. @param serve answers with the files of a folder */
export const otherBuilds = (folder: string, serve: (root: string) => MiddlewareHandler): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    for (const build of await foldersIn(folder)) {
      const answer = isDraft(build) ? undefined : await serve(build)(c, async () => {})
      if (answer) return answer
    }
    return await next()
  })

/** Other servers read meanwhile, and several may start at once: the whole build gets its name at the end. */
async function copyWhole(client: string, folder: string, targetFolder: string) {
  const draft = join(folder, `${randomBytes(6).toString('hex')}.draft`)
  try {
    await mkdir(draft, { recursive: true })
    for (const name of shared) await cp(join(client, name), join(draft, name), { recursive: true })
    await rename(draft, targetFolder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another server was faster.
    if (!(await isThere(targetFolder))) throw error
  }
}

/** The builds, the one that was started last first, and drafts that a server left when it was killed. */
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
