// The server's side of the processes that open files: started when there is one to open, given one at a time and so long
// for it, and ended when nothing comes any more.
import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { uploadRules } from '#api/catalog/uploads.ts'
import type { Content } from './bytes.ts'
import type { Sent } from './strangersProcess.ts'

/** Neither variables nor a debugger of ours, and no way to write files or start programs. */
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

/** Documents are read by a process of their own. */
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
      // What takes this long, or ends the decoder, is no file for us; whoever waits gets a new one.
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

/** A program beside this one: TypeScript in the project, JavaScript in a build. */
const beside = (name: string) => new URL(`./${name}${extname(import.meta.url)}`, import.meta.url)

const pictures = beside('decoderProcess')
const documents = beside('documentProcess')

class TookTooLong extends Error {}

/** Seconds that its start may take. */
const startSeconds = 30

/** @param onEnd told where it ends by itself, or never begins */
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

/** The next message of the process. @throws where it ends first, or the time is over */
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

/** A server that ends need not wait for a decoder that has nothing to do. */
function release(child: ChildProcess) {
  child.unref()
  child.channel?.unref()
}

function hold(child: ChildProcess) {
  child.ref()
  child.channel?.ref()
}
