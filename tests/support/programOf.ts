// Finds the program that a test starts: what `npm run build` made of it, which is there in a third of the time, wherever it was made of
// the source as it is now.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { serverFingerprint, serverFingerprintFile } from '#scripts/fingerprint.ts'

const folder = 'dist/api'
const file = `${folder}/${serverFingerprintFile}`
const isBuilt = existsSync(file) && readFileSync(file, 'utf8') === serverFingerprint()

/** @param source such as `api/main.ts`, from the project's root */
export const programOf = (source: string) => (isBuilt ? `${folder}/${basename(source, '.ts')}.js` : source)
