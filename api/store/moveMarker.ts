// Marks a data folder whose database is being moved to PostgreSQL, so that no server writes to the old database.
import { existsSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { fileMode } from './privateFiles.ts'
import { StoreUnavailable } from './unavailable.ts'

const MoveMarker = z.object({
  /**
   * Id of the move, which is also stored in the target database. An interrupted move can be resumed only with the
   * target database with which it was started.
   */
  id: z.string(),
  /** Host and name of the target database, without user and password. */
  to: z.string(),
  isDone: z.boolean(),
})
export type MoveMarker = z.infer<typeof MoveMarker>

export const moveMarkerFile = 'moved.json'

export function readMoveMarker(dataFolder: string): MoveMarker | undefined {
  const file = join(dataFolder, moveMarkerFile)
  return existsSync(file) ? MoveMarker.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Writes the file atomically and syncs it to disk, so that it survives a power failure. */
export async function writeMoveMarker(dataFolder: string, marker: MoveMarker) {
  const file = join(dataFolder, moveMarkerFile)
  const draft = await open(`${file}.new`, 'w', fileMode)
  await draft.writeFile(`${JSON.stringify(marker, null, 2)}\n`)
  await draft.sync()
  await draft.close()
  await rename(`${file}.new`, file)
}

/** @throws StoreUnavailable if the folder's database was moved or is being moved */
export function refuseMoved(dataFolder: string) {
  const marker = readMoveMarker(dataFolder)
  if (!marker) return
  const file = join(dataFolder, moveMarkerFile)
  throw new StoreUnavailable(
    marker.isDone
      ? `This hub was moved to PostgreSQL at ${marker.to}: set DATABASE_URL, or remove ${file} to use the embedded database as of the move.`
      : `This hub is being moved to PostgreSQL at ${marker.to}: run \`npm run move\` again, or remove ${file} and empty that database to cancel the move.`,
  )
}
