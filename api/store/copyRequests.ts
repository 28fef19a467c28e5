// Copies the embedded database at the request of other processes, such as a backup. Only the process that has the
// database open can do this, because it must first write pending changes to the files. Requests arrive on a socket in a
// folder that only the hub's user can enter.
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { folderMode } from './privateFiles.ts'
import { StoreUnavailable } from './unavailable.ts'

/**
 * Returns the shorter of two paths to the socket, the absolute and the relative one, because a socket path is limited
 * to 107 bytes.
 */
function socketIn(dataFolder: string) {
  const absolute = resolve(dataFolder, 'copies/socket')
  const fromHere = relative('', absolute)
  return fromHere.length < absolute.length ? fromHere : absolute
}

/** Reply that is sent after all files were copied. */
const copied = 'copied'

/**
 * Answers copy requests of other processes. Call in the process that holds the lock of the data folder. A socket that
 * cannot be created causes no error, but the database can then be copied only while no process has it open.
 * @param copy copies the database's files to a folder that does not exist yet
 * @returns a function that stops answering requests
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
    // Removes the socket file of a killed process. The folder lock guarantees that no running process owns the file.
    rmSync(socketIn(dataFolder), { force: true })
    server.listen(socketIn(dataFolder))
  } catch {
    // Ignores the error, because `requestCopy` later reports that it cannot connect to the socket.
  }
  return () => server.close()
}

/**
 * @param target absolute path of the folder in which the copy is created
 * @returns true if the process that has the database open has copied it; false if no process answers requests
 * @throws StoreUnavailable if the process could not copy the database
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
  throw new StoreUnavailable(
    `The running server could not copy its database: ${reply || 'the server stopped'}. Run the backup again.`,
  )
}

/**
 * Reads the socket until the other side has sent all its data. Does not use the stream readers of Node.js, because they
 * would also close the socket for writing.
 */
async function read(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  await once(socket, 'end')
  return text
}
