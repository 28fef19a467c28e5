// Builds the hub if its sources have changed since the last build.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { appFingerprint } from './fingerprint.ts'

/** @throws an Error if the build fails; the build prints the reason */
export async function buildWhereChanged(): Promise<void> {
  const built = await readFile('dist/fingerprint', 'utf8').catch(() => undefined)
  if (built === appFingerprint()) return
  console.log('Building the hub …')
  const results: unknown[] = await once(
    spawn(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }),
    'exit',
  )
  if (results[0] !== 0) throw new Error('The hub could not be built.')
}
