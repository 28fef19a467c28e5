// Has the process that holds the embedded database copy its files while everybody else goes on: no other process may read them, since
// what is half-written there only that one knows. It listens on a socket in a folder that its own user alone can enter.
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { folderMode } from './privateFiles.ts'
import { StoreUnavailable } from './unavailable.ts'

/** An address of a socket has 107 bytes at most: the shorter of the two ways there. */
function socketIn(dataFolder: string) {
  const absolute = resolve(dataFolder, 'copies/socket')
  const fromHere = relative('', absolute)
  return fromHere.length < absolute.length ? fromHere : absolute
}

/** What is answered once all files are there. */
const copied = 'copied'

/**
 * To be called by whoever holds the lock of the folder. Where no socket can be made the database is there as ever, and copied while
 * no process has it.
 * @param copy of the database's files into a folder that is not there yet
 * @returns how to stop
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
    // Of a process that was killed: the lock says that there is no other.
    rmSync(socketIn(dataFolder), { force: true })
    server.listen(socketIn(dataFolder))
  } catch {
    // Said to whoever asks for a copy.
  }
  return () => server.close()
}

/**
 * @param target the folder to be made, by its whole path
 * @returns whether a process has the database and has copied it
 * @throws StoreUnavailable where it could not
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

/** All that the other side sends; what is sent there may still be. Node's own readers end both ways. */
async function read(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  await once(socket, 'end')
  return text
}
