// Converts paths: with backslashes, with a drive letter, or as a file URL; and to the form that reports print.
import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const isAddress = (locator: string) => /^https?:\/\//i.test(locator)

/** @returns the path of a file URL; other locators unchanged */
export const localPath = (locator: string) => (/^file:/i.test(locator) ? fileURLToPath(locator) : locator)

/** True for `C:\api\openapi.yaml`, whose colon does not separate a revision from a path. */
export const hasDrive = (locator: string) => /^[a-z]:[\\/]/i.test(locator)

/** Replaces backslashes: paths in git and in reports have slashes on every system. */
export const slashed = (path: string) => path.replaceAll('\\', '/')

/**
 * @param contract a file, or a path in a revision
 * @returns a function that converts a file to its path from the root of the contract's repository; a file outside of
 * it gets only its name
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
