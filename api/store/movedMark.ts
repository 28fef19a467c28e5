// Marks a data folder whose database is being moved to PostgreSQL, so that no server writes to the old database.
import { existsSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { fileMode } from './privateFiles.ts'
import { StoreUnavailable } from './unavailable.ts'

const MovedMark = z.object({
  /** Also stored in the target database: a move can only be resumed in the database in which it started. */
  id: z.string(),
  /** Host and database name, without user and password. */
  to: z.string(),
  isDone: z.boolean(),
})
export type MovedMark = z.infer<typeof MovedMark>

export const movedMarkFile = 'moved.json'

export function readMovedMark(dataFolder: string): MovedMark | undefined {
  const file = join(dataFolder, movedMarkFile)
  return existsSync(file) ? MovedMark.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Writes the file atomically and syncs it to disk, so that it survives a power failure. */
export async function writeMovedMark(dataFolder: string, mark: MovedMark) {
  const file = join(dataFolder, movedMarkFile)
  const draft = await open(`${file}.new`, 'w', fileMode)
  await draft.writeFile(`${JSON.stringify(mark, null, 2)}\n`)
  await draft.sync()
  await draft.close()
  await rename(`${file}.new`, file)
}

/** @throws StoreUnavailable if the folder's database was moved or is being moved */
export function refuseMoved(dataFolder: string) {
  const mark = readMovedMark(dataFolder)
  if (!mark) return
  const file = join(dataFolder, movedMarkFile)
  throw new StoreUnavailable(
    mark.isDone
      ? `This hub was moved to PostgreSQL at ${mark.to}: set DATABASE_URL, or remove ${file} to go on with what it was moved from.`
      : `This hub is being moved to PostgreSQL at ${mark.to}: go on by \`npm run move\`, or remove ${file} and empty that database to stay here.`,
  )
}
