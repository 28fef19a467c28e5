// Installs the packages where they are missing or older than package-lock.json says. The one script in plain JavaScript:
// it runs before there is anything that could read TypeScript, on any Node from 20.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const isFresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs

if (!isFresh) {
  console.log('Installing the packages (a minute or two, once) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The packages could not be installed. Is the npm registry within reach? Then try again.')
    process.exit(status ?? 1)
  }
}
