// Restricts permissions of the data folder at the start of a server, so that other users of the host cannot read it.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { closeEntry, makePrivate, type Closed } from '../store/privateFiles.ts'

/** Names that the hub creates in a data folder. Other entries, such as a folder for ASSETS_FOLDER, keep their modes. */
const ownName = /^(?:database|uploads)(?:\.new)?$|^database\.lock|^copies$|^moved\.json(?:\.new)?$|^replaced-/

/** Sets modes 700 and 600 without following symbolic links, and logs how many entries had other modes. */
export function closeDataFolder(folder: string, log: Logger) {
  const { fixed, failed } = closeOwn(folder)
  if (fixed > 0)
    log.info({
      event: 'data_folder_closed',
      fixed,
      msg: `${fixed} entries of ${folder} were open to other users of this host; they have mode 700 or 600 now.`,
    })
  const [first] = failed
  if (first)
    log.warn({
      event: 'data_folder_open',
      failed: failed.length,
      msg: `${failed.length} entries of ${folder} may be open to other users of this host, ${first} among them: make this server's user their owner.`,
    })
}

/** Changes the folder itself only if it has no entries of other programs, because those programs may need access. */
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

/** Returns an empty list if the folder does not exist yet: the server creates it with mode 700. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
