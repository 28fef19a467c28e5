// Manages a child process that decodes files. The process is started on demand, decodes one file at a time with a
// timeout, and is ended when it is idle.
import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { uploadRules } from '#api/catalog/uploads.ts'
import type { Content } from './bytes.ts'
import type { Sent } from './untrustedProcess.ts'

/**
 * Isolates the child process: no environment variables, no debugger, no permission to write files or start programs.
 */
const { SystemRoot } = process.env
const isolated = {
  env: { MALLOC_ARENA_MAX: '2', ...(SystemRoot && { SystemRoot }) },
  execArgv: [
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    '--permission',
    '--allow-fs-read=*',
    '--allow-addons',
  ],
}

type Rules = Pick<typeof uploadRules, 'decodeSeconds' | 'decoderIdleSeconds'> & { file?: URL }

/** Opens a decoder that reads documents in a separate process. */
export const openDocumentReader = () =>
  openDecoder({ ...uploadRules, decodeSeconds: uploadRules.documentSeconds, file: documents })

export function openDecoder({ decodeSeconds, decoderIdleSeconds, file = pictures }: Rules = uploadRules) {
  let running: Promise<ChildProcess> | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let end: NodeJS.Timeout | undefined

  function forget() {
    running = undefined
  }

  async function decode(upload: Sent): Promise<Content> {
    clearTimeout(end)
    const child = await (running ??= started(file, forget))
    hold(child)
    try {
      return await answered<Content>(child, decodeSeconds, () => child.send(upload))
    } catch (error) {
      // Rejects the file after a timeout or a crash. The next file gets a new process.
      forget()
      child.kill('SIGKILL')
      console.warn('File is rejected, because the decoder failed:', error)
      return { refused: error instanceof DecoderTimeout ? 'TOO_COMPLEX' : 'OTHER_CONTENT' }
    } finally {
      release(child)
      end = setTimeout(() => {
        forget()
        child.kill()
      }, decoderIdleSeconds * 1000).unref()
    }
  }

  return async (upload: Sent): Promise<Content> => {
    const mine = turn.then(() => decode(upload))
    turn = mine.catch(() => {})
    return await mine
  }
}

/** Returns the URL of a module in this folder: a TypeScript file in the project, a JavaScript file in a build. */
const moduleUrl = (name: string) => new URL(`./${name}${extname(import.meta.url)}`, import.meta.url)

const pictures = moduleUrl('decoderProcess')
const documents = moduleUrl('documentProcess')

class DecoderTimeout extends Error {}

/** Timeout in seconds for the start of a decoder process. */
const startSeconds = 30

/** @param onEnd function to call if the process exits or does not start */
async function started(file: URL, onEnd: () => void): Promise<ChildProcess> {
  const child = fork(file, {
    ...isolated,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    await answered(child, startSeconds, () => {})
    return child.once('exit', onEnd)
  } catch (error) {
    onEnd()
    child.kill('SIGKILL')
    throw new Error('File decoder did not start.', { cause: error })
  }
}

/**
 * Sends a request to the child process and waits for its next message.
 * @throws an Error if the process exits before it answers, or DecoderTimeout on a timeout
 */
async function answered<Of>(child: ChildProcess, seconds: number, ask: () => void): Promise<Of> {
  const answer = Promise.withResolvers<Of>()
  const onEnd = (code: number | null, signal: string | null) =>
    answer.reject(new Error(`File decoder exited with ${signal ?? code}.`))
  const timer = setTimeout(
    () => answer.reject(new DecoderTimeout(`File decoder took more than ${seconds} s.`)),
    seconds * 1000,
  )
  child.once('message', answer.resolve).once('exit', onEnd).once('error', answer.reject)
  try {
    ask()
    return await answer.promise
  } finally {
    clearTimeout(timer)
    child.off('message', answer.resolve).off('exit', onEnd).off('error', answer.reject)
  }
}

/** Lets the server process exit while the decoder process is idle. */
function release(child: ChildProcess) {
  child.unref()
  child.channel?.unref()
}

function hold(child: ChildProcess) {
  child.ref()
  child.channel?.ref()
}
