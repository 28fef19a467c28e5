// Reads a contract and all files that it refers to, from the file system, a URL or a git revision.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { committed } from './git.ts'
import { hasDrive, isAddress, slashed } from './paths.ts'
import {
  relativeTo,
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
  /** True if the contract consists of a single file. */
  isWhole: boolean
}

/** True if both contracts consist of a single file and have the same text, so that no comparison is necessary. */
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
      throw new UsageError('the path is a folder: name the contract in it.', { file: locator })
    const folder = dirname(locator)
    return {
      name: locator,
      text: readFileSync(locator, 'utf8'),
      read: (path) => readLocal(join(folder, path), locator),
    }
  }
  if (hasDrive(locator) || (/\.(?:ya?ml|json)$/.test(locator) && !locator.includes(':')))
    throw new UsageError(`file ${locator} not found.`)
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
  // Avoid parsing the file twice if the contract has only one file, as most contracts do.
  if (!/\$ref["']?\s*:\s*["']?[^"'#\s]/.test(text)) return
  const { value } = files.get(file) ?? parseFile(text, called)
  walkNodes(
    value,
    ({ $ref }) => {
      const [path = ''] = typeof $ref === 'string' ? $ref.split('#') : []
      if (path) paths.add(relativeTo(file, path))
    },
    called,
  )
  for (const path of paths) {
    if (path === '' || files.has(path)) continue
    const beside = await readRelative(read, path, called)
    files.set(path, parseFile(beside, path))
    await gather({ name, read }, { file: path, text: beside }, files)
  }
}

async function readRelative(read: Source['read'], path: string, file: string) {
  if (isAddress(path) && !isAddress(file))
    throw new UsageError(
      `the reference to ${path} leads to another host: bundle the file into the contract.`,
      {
        file,
      },
    )
  return await read(path)
}

function readLocal(path: string, file: string) {
  if (!existsSync(path)) throw new UsageError(`the referenced file ${path} does not exist.`, { file })
  return readFileSync(path, 'utf8')
}

/**
 * Returns the URL of a referenced file. Rejects URLs of other hosts, so that a downloaded contract cannot cause
 * requests to them.
 */
function sameHost(contract: string, path: string) {
  const { href, origin } = new URL(path, contract)
  if (origin !== new URL(contract).origin)
    throw new UsageError(
      `the reference to ${href} leads to another host: bundle the file into the contract.`,
      { file: contract },
    )
  return href
}

async function fetched(address: string): Promise<string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    if (!answer.ok)
      throw new UsageError(`the server responded with HTTP ${answer.status}.`, { file: address })
    const text = await answer.text()
    if (text.length > maxLength)
      throw new UsageError('the contract is larger than 64 MB: bundle only the parts that are compared.', {
        file: address,
      })
    return text
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`the download failed (${reasonOf(error)}).`, { file: address })
  }
}

/**
 * Returns why a request failed: the message of the error's cause, because `fetch` wraps the cause in a generic error.
 */
export const reasonOf = (error: unknown) => {
  const { message, cause } = objectOf(error)
  return stringOf(objectOf(cause).message) || stringOf(message) || 'no answer'
}
