// Lets the process that has the embedded database open copy its files while it runs. Other processes must not read the
// files, because only the owner can flush unwritten changes. Requests arrive on a socket in a folder that only the
// hub's user can enter.
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { folderMode } from './privateFiles.ts'
import { StoreUnavailable } from './unavailable.ts'

/** A socket path is limited to 107 bytes: uses the shorter of absolute and relative path. */
function socketIn(dataFolder: string) {
  const absolute = resolve(dataFolder, 'copies/socket')
  const fromHere = relative('', absolute)
  return fromHere.length < absolute.length ? fromHere : absolute
}

/** Reply once all files are copied. */
const copied = 'copied'

/**
 * Call in the process that holds the lock of the folder. If the socket cannot be created, the database still opens and
 * can only be copied while no process has it open.
 * @param copy copies the database's files to a folder that does not exist yet
 * @returns a function that stops listening
 */
export function answerCopyRequests(dataFolder: string, copy: (target: string) => Promise<void>): () => void {
  const answer = async (socket: Socket) => {
    const target = await read(socket)
    const reply = await copy(target).then(() => copied, String)
    socket.end(reply)
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    answer(socket).catch(() => socket.destroy())
  })
  server.on('error', () => {})
  server.unref()
  try {
    mkdirSync(join(dataFolder, 'copies'), { recursive: true, mode: folderMode })
    // A socket file of a killed process: the folder lock excludes other owners.
    rmSync(socketIn(dataFolder), { force: true })
    server.listen(socketIn(dataFolder))
  } catch {
    // Reported to the caller of `requestCopy`.
  }
  return () => server.close()
}

/**
 * @param target absolute path of the folder to create
 * @returns true if a process has the database open and copied it
 * @throws StoreUnavailable if the copy failed
 */
export async function requestCopy(dataFolder: string, target: string): Promise<boolean> {
  const socket = createConnection({ path: socketIn(dataFolder), allowHalfOpen: true })
  try {
    await once(socket, 'connect')
  } catch {
    return false
  }
  socket.end(target)
  const reply = await read(socket)
  socket.destroy()
  if (reply === copied) return true
  throw new StoreUnavailable(`The running server could not copy its database: ${reply || 'it has ended'}.`)
}

/** Reads until the other side ends, and keeps the socket writable. Readers of Node.js would close both directions. */
async function read(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  await once(socket, 'end')
  return text
}
