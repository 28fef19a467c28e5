// Installs the packages where they are missing or older than package-lock.json says, and has git check the subjects of commits.
// In plain JavaScript: it runs before there is anything that could read TypeScript, on any Node from 20.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'

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

/** Has git run scripts/commits/hooks/, unless somebody has chosen other hooks: then these stay. */
function setUpHooks() {
  // Without a repository here, git would set up the one of a folder above.
  if (!existsSync('.git')) return
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' })
  const isUnset = git('config', 'core.hooksPath').status === 1
  if (!isUnset) return
  const usual = git('rev-parse', '--git-path', 'hooks').stdout.trim()
  const hasOwn = existsSync(usual) && readdirSync(usual).some((name) => !name.endsWith('.sample'))
  if (!hasOwn) git('config', '--local', 'core.hooksPath', 'scripts/commits/hooks')
}

setUpHooks()
