// Manages a child process that decodes files: started on demand, one file at a time with a timeout, and ended when idle.
import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { uploadRules } from '#api/catalog/uploads.ts'
import type { Content } from './bytes.ts'
import type { Sent } from './strangersProcess.ts'

/** Isolation: no environment variables, no debugger, no permission to write files or start programs. */
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

/** Opens a separate process for documents. */
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
      // Treats a timeout or a crash as a rejected file; the next file gets a new process.
      forget()
      child.kill('SIGKILL')
      console.warn('A file could not be opened:', error)
      return { refused: error instanceof TookTooLong ? 'TOO_COMPLEX' : 'OTHER_CONTENT' }
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

/** Returns the URL of a module in this folder: TypeScript in the project, JavaScript in a build. */
const beside = (name: string) => new URL(`./${name}${extname(import.meta.url)}`, import.meta.url)

const pictures = beside('decoderProcess')
const documents = beside('documentProcess')

class TookTooLong extends Error {}

/** Timeout of the start in seconds. */
const startSeconds = 30

/** @param onEnd called if the process exits or does not start */
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
    throw new Error('The process that opens files did not start.', { cause: error })
  }
}

/**
 * Sends a request and waits for the next message of the process.
 * @throws if the process exits first, or on a timeout
 */
async function answered<Of>(child: ChildProcess, seconds: number, ask: () => void): Promise<Of> {
  const answer = Promise.withResolvers<Of>()
  const onEnd = (code: number | null, signal: string | null) =>
    answer.reject(new Error(`It ended by ${signal ?? code}.`))
  const timer = setTimeout(
    () => answer.reject(new TookTooLong(`It took more than ${seconds} s.`)),
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

/** An idle decoder does not keep the server process running. */
function release(child: ChildProcess) {
  child.unref()
  child.channel?.unref()
}

function hold(child: ChildProcess) {
  child.ref()
  child.channel?.ref()
}
