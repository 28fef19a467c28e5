// Tells whether two builds are made from the same: a few letters that are equal for equal content, on every machine.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file of a folder and of the folders in it. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Of the files' names and content; `settings` are what else the result depends on. */
export function fingerprintOf(files: string[], settings: object = {}): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/** What a build of the web app is named by: files, and folders with all that is in them. */
export const webSources = {
  files: ['package-lock.json', 'scripts/messageParts.ts'],
  folders: ['src', 'generated'],
}

/** How the web app of this project calls its build. */
export const webBuildId = () => fingerprintOf([...webSources.files, ...webSources.folders.flatMap(filesIn)])

/** Of everything that `scripts/build.ts` makes the web app from. */
export function appFingerprint(): string {
  const folders = ['src', 'generated', 'public', 'scripts'].flatMap(filesIn)
  const settings = Object.entries(process.env).filter(([name]) => /^(?:VITE_|NODE_ENV$)/.test(name))
  return fingerprintOf(
    ['package-lock.json', 'vite.config.ts', ...folders],
    settings.toSorted(([a], [b]) => a.localeCompare(b)),
  )
}

/** Where `scripts/buildServer.ts` leaves the fingerprint beside what it made. */
export const serverFingerprintFile = 'fingerprint'

/** Of everything that the server and its commands are made from. */
export const serverFingerprint = () =>
  fingerprintOf(['package-lock.json', ...['api', 'generated', 'locales', 'scripts', 'src'].flatMap(filesIn)])
