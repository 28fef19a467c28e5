// Selects the program that a test starts. This is the built program if it matches the current source, because it starts
// three times faster; otherwise the source.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { serverFingerprint, serverFingerprintFile } from '#scripts/fingerprint.ts'

const folder = 'dist/api'
const file = `${folder}/${serverFingerprintFile}`
const isBuilt = existsSync(file) && readFileSync(file, 'utf8') === serverFingerprint()

/** @param source path of the program relative to the project root, such as `api/main.ts` */
export const programOf = (source: string) => (isBuilt ? `${folder}/${basename(source, '.ts')}.js` : source)
