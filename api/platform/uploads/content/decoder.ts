// The server's side of the process that opens pictures: started when there is one to open, given one at a time and so long
// for it, and ended when nothing comes any more.
import { fork, type ChildProcess } from 'node:child_process'
import { uploadRules } from '../../../catalog/uploads.ts'
import type { Content } from './bytes.ts'
import type { Picture } from './decoderProcess.ts'

/** Neither variables nor a debugger of ours, and no way to write files or start programs. */
const { SystemRoot } = process.env
const isolated = {
  env: { MALLOC_ARENA_MAX: '2', ...(SystemRoot && { SystemRoot }) },
  execArgv: [
    ...['--disable-warning=ExperimentalWarning', '--disable-warning=SecurityWarning'],
    ...['--permission', '--allow-fs-read=*', '--allow-addons'],
  ],
}

type Rules = Pick<typeof uploadRules, 'decodeSeconds' | 'decoderIdleSeconds'> & { file?: URL }

export function openDecoder({ decodeSeconds, decoderIdleSeconds, file = here }: Rules = uploadRules) {
  let running: Promise<ChildProcess> | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let end: NodeJS.Timeout | undefined

  function forget() {
    running = undefined
  }

  async function decode(picture: Picture): Promise<Content> {
    clearTimeout(end)
    const child = await (running ??= started(file, forget))
    hold(child)
    try {
      return await answered<Content>(child, decodeSeconds, () => child.send(picture))
    } catch (error) {
      // What takes this long, or ends the decoder, is no picture for us; whoever waits gets a new one.
      forget()
      child.kill('SIGKILL')
      console.warn('A picture could not be opened:', error)
      return { refused: 'OTHER_CONTENT' }
    } finally {
      release(child)
      end = setTimeout(() => {
        forget()
        child.kill()
      }, decoderIdleSeconds * 1000).unref()
    }
  }

  return async (picture: Picture): Promise<Content> => {
    const mine = turn.then(() => decode(picture))
    turn = mine.catch(() => {})
    return await mine
  }
}

const here = new URL('./decoderProcess.ts', import.meta.url)
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
    throw new Error('The process that opens pictures did not start.', { cause: error })
  }
}

/** The next message of the process. @throws where it ends first, or the time is over */
async function answered<Of>(child: ChildProcess, seconds: number, ask: () => void): Promise<Of> {
  const answer = Promise.withResolvers<Of>()
  const onEnd = (code: number | null, signal: string | null) =>
    answer.reject(new Error(`It ended by ${signal ?? code}.`))
  const timer = setTimeout(() => answer.reject(new Error(`It took more than ${seconds} s.`)), seconds * 1000)
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
