// Restricts the permissions of the data folder when a server starts, so that other users of the host cannot read its
// files.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../process/log.ts'
import { closeEntry, makePrivate, type Closed } from '../store/privateFiles.ts'

/**
 * Names of the files and folders that the hub creates in a data folder. Others, such as a folder for ASSETS_FOLDER,
 * keep their modes.
 */
const ownName = /^(?:database|uploads)(?:\.new)?$|^database\.lock|^copies$|^moved\.json(?:\.new)?$|^replaced-/

/**
 * Sets mode 700 on folders and 600 on files, without following symbolic links. Logs how many folders and files had
 * other modes.
 */
export function closeDataFolder(folder: string, log: Log) {
  const { fixed, failed } = closeOwn(folder)
  if (fixed > 0)
    log.info({
      event: 'data_folder_closed',
      fixed,
      msg: `${fixed} entries of ${folder} were open to other users of this host; the server changed their modes to 700 or 600.`,
    })
  const [first] = failed
  if (first)
    log.warn({
      event: 'data_folder_open',
      failed: failed.length,
      msg: `${failed.length} entries of ${folder} may be open to other users of this host, ${first} among them. Make the user of this server their owner.`,
    })
}

/**
 * Changes the data folder itself only if it contains no files of other programs, because those programs may need
 * access.
 */
function closeOwn(folder: string): Closed {
  const all: Closed = { fixed: 0, failed: [] }
  const names = namesIn(folder)
  const hubNames = names.filter((name) => ownName.test(name))
  if (hubNames.length > 0 && hubNames.length === names.length) closeEntry(folder, all)
  for (const name of hubNames) {
    const { fixed, failed } = makePrivate(join(folder, name))
    all.fixed += fixed
    all.failed.push(...failed)
  }
  return all
}

/** Returns an empty list if the folder does not exist yet, because the server will create it with mode 700. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
