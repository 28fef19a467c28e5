// Converts paths: reads paths with backslashes, with a drive letter or as a file URL, and shortens paths for reports.
import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const isAddress = (locator: string) => /^https?:\/\//i.test(locator)

/** @returns the path if the argument is a file URL; otherwise the unchanged argument */
export const localPath = (locator: string) => (/^file:/i.test(locator) ? fileURLToPath(locator) : locator)

/** True for a Windows path such as `C:\api\openapi.yaml`, whose colon does not separate a git revision from a path. */
export const hasDrive = (locator: string) => /^[a-z]:[\\/]/i.test(locator)

/** Replaces backslashes: paths in git and in reports have slashes on every system. */
export const slashed = (path: string) => path.replaceAll('\\', '/')

/**
 * @param contract the contract: a file, or a path in a git revision
 * @returns a function that shortens a path for reports: relative to the root of the contract's repository, or the file
 * name for files outside of the repository
 */
export function pathsFromRoot(contract: string): (file: string) => string {
  const root = (existsSync(contract) && repositoryOf(dirname(resolve(contract)))) || repositoryOf(resolve())
  return (file) => {
    if (isAddress(file)) return file
    const path = slashed(relative(root ?? resolve(), resolve(file)))
    return /^\.\.(?:\/|$)/.test(path) || hasDrive(path) ? basename(slashed(file)) : path
  }
}

function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  return folder === dirname(folder) ? undefined : repositoryOf(dirname(folder))
}
