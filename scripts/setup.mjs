// Installs the packages if they are missing or older than package-lock.json, and configures git to check commit
// subjects. Plain JavaScript, because it runs before packages that read TypeScript are installed, on any Node from
// 20.
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

/** Configures git to run scripts/commits/hooks/, unless other hooks are configured. */
function setUpHooks() {
  // Without a repository here, git would configure the one of a parent folder.
  if (!existsSync('.git')) return
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' })
  const isUnset = git('config', 'core.hooksPath').status === 1
  if (!isUnset) return
  const usual = git('rev-parse', '--git-path', 'hooks').stdout.trim()
  const hasOwn = existsSync(usual) && readdirSync(usual).some((name) => !name.endsWith('.sample'))
  if (!hasOwn) git('config', '--local', 'core.hooksPath', 'scripts/commits/hooks')
}

setUpHooks()
