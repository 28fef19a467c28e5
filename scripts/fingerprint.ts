// Computes fingerprints of builds: short strings that are equal for equal content on any host.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns all files in a folder and its subfolders. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Returns a hash of the names and content of files, and of `settings`: other values on which the build depends. */
export function fingerprintOf(files: string[], settings: object = {}): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/** Sources that determine the build id of the web app. */
export const webSources = {
  files: ['package-lock.json', 'scripts/messageParts.ts'],
  folders: ['src', 'generated'],
}

/** Returns the build id of the members' web app in the working tree; the back office is a separate app. */
export const webBuildId = () =>
  fingerprintOf([...webSources.files, ...webSources.folders.flatMap(filesIn).filter(isOfMembers)])

const isOfMembers = (file: string) => !/^(?:src|generated)\/backOffice\//.test(file)

/** Returns a fingerprint of all inputs from which `scripts/build.ts` builds the web app. */
export function appFingerprint(): string {
  const folders = ['src', 'generated', 'locales', 'public', 'scripts'].flatMap(filesIn)
  const settings = Object.entries(process.env).filter(([name]) => /^(?:VITE_|NODE_ENV$)/.test(name))
  return fingerprintOf(
    ['package-lock.json', 'vite.config.ts', 'vite.backOffice.config.ts', ...folders],
    settings.toSorted(([a], [b]) => a.localeCompare(b)),
  )
}

/** File in which `scripts/buildServer.ts` stores the fingerprint of the sources from which it built. */
export const serverFingerprintFile = 'fingerprint'

/** Returns a fingerprint of all sources of the server and its commands. */
export const serverFingerprint = () =>
  fingerprintOf(['package-lock.json', ...['api', 'generated', 'locales', 'scripts', 'src'].flatMap(filesIn)])
