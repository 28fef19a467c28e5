// Reads a contract from a file, a URL or a git revision, with the files that it refers to.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { committed } from './git.ts'
import { hasDrive, isAddress, slashed } from './paths.ts'
import {
  besideFile,
  type Model,
  objectOf,
  type Parsed,
  parseFile,
  readModel,
  stringOf,
  UsageError,
  walkNodes,
} from '@members-hub/openapi'

export type Opened = Model & {
  text: string
  /** True if the contract is one file. */
  isWhole: boolean
}

/** True if the two certainly are equal. */
export const isSame = (a: Opened, b: Opened) => a.isWhole && b.isWhole && a.text === b.text

type Source = {
  /** Name in messages. */
  name: string
  text: string
  /** Reads a file by its path from the contract's folder. */
  read: (path: string) => string | Promise<string>
}

/** Timeout of a download in ms. */
const timeout = 30_000
/** Maximum size of a download in characters. */
const maxLength = 64e6

/**
 * @param locator a file, a URL, a git revision, or a revision with a path (`v1.2:api/openapi.yaml`)
 * @param usual the path of the contract if only a revision is given
 * @throws UsageError if the contract does not exist or cannot be read
 */
export async function openModel(locator: string, usual = 'openapi.yaml'): Promise<Opened> {
  const source = await openSource(locator, usual)
  const files = new Map<string, Parsed>()
  await gather(source, { file: '', text: source.text }, files)
  return { ...readModel(source.text, source.name, files), text: source.text, isWhole: files.size === 0 }
}

async function openSource(locator: string, usual: string): Promise<Source> {
  if (isAddress(locator))
    return {
      name: locator,
      text: await fetched(locator),
      read: (path) => fetched(sameHost(locator, isAddress(path) ? path : encodeURI(path))),
    }
  if (existsSync(locator)) {
    if (statSync(locator).isDirectory())
      throw new UsageError('this is a folder: name the contract in it.', { file: locator })
    const folder = dirname(locator)
    return {
      name: locator,
      text: readFileSync(locator, 'utf8'),
      read: (path) => readLocal(join(folder, path), locator),
    }
  }
  if (hasDrive(locator) || (/\.(?:ya?ml|json)$/.test(locator) && !locator.includes(':')))
    throw new UsageError(`there is no file ${locator}.`)
  const [, revision = locator, pathInRevision = usual] = /^([^:]+):(.+)$/.exec(locator) ?? []
  const path = slashed(pathInRevision)
  return {
    name: `${revision}:${path}`,
    text: committed(revision, path),
    read: (other) => committed(revision, posix.join(posix.dirname(path), other)),
  }
}

/** Reads the files to which the contract refers, directly and indirectly. */
async function gather(
  { name, read }: Pick<Source, 'name' | 'read'>,
  { file, text }: { file: string; text: string },
  files: Map<string, Parsed>,
) {
  const called = file === '' ? name : file
  const paths = new Set<string>()
  // Most contracts have one file: avoid parsing it twice.
  if (!/\$ref["']?\s*:\s*["']?[^"'#\s]/.test(text)) return
  const { value } = files.get(file) ?? parseFile(text, called)
  walkNodes(
    value,
    ({ $ref }) => {
      const [path = ''] = typeof $ref === 'string' ? $ref.split('#') : []
      if (path) paths.add(besideFile(file, path))
    },
    called,
  )
  for (const path of paths) {
    if (path === '' || files.has(path)) continue
    const beside = await readBeside(read, path, called)
    files.set(path, parseFile(beside, path))
    await gather({ name, read }, { file: path, text: beside }, files)
  }
}

async function readBeside(read: Source['read'], path: string, file: string) {
  if (isAddress(path) && !isAddress(file))
    throw new UsageError(`it refers to ${path}: bundle files of other hosts into the contract first.`, {
      file,
    })
  return await read(path)
}

function readLocal(path: string, file: string) {
  if (!existsSync(path)) throw new UsageError(`it refers to ${path}, which does not exist.`, { file })
  return readFileSync(path, 'utf8')
}

/** Prevents downloaded contracts from causing requests to other hosts. */
function sameHost(contract: string, path: string) {
  const { href, origin } = new URL(path, contract)
  if (origin !== new URL(contract).origin)
    throw new UsageError(`it refers to another host (${href}): bundle it first.`, { file: contract })
  return href
}

async function fetched(address: string): Promise<string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    if (!answer.ok)
      throw new UsageError(`the server responded with HTTP ${answer.status}.`, { file: address })
    const text = await answer.text()
    if (text.length > maxLength) throw new UsageError('it is larger than 64 MB.', { file: address })
    return text
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`the download failed (${reasonOf(error)}).`, { file: address })
  }
}

/** The message of the cause of a failed request; `fetch` throws a general error around it. */
export const reasonOf = (error: unknown) => {
  const { message, cause } = objectOf(error)
  return stringOf(objectOf(cause).message) || stringOf(message) || 'no answer'
}
