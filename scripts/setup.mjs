// Installs the packages if they are missing or older than package-lock.json. Configures git to check commit subjects.
// The script is plain JavaScript, because it runs on any Node from 20 before the packages for TypeScript are installed.
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
    console.error(
      'The packages could not be installed. Check the connection to the npm registry, then run the command again.',
    )
    process.exit(status ?? 1)
  }
}

/** Configures git to run the hooks in scripts/commits/hooks/, unless other hooks are configured. */
function setUpHooks() {
  // Stop if this folder is not a repository: git would configure the repository of a parent folder.
  if (!existsSync('.git')) return
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' })
  const isUnset = git('config', 'core.hooksPath').status === 1
  if (!isUnset) return
  const usual = git('rev-parse', '--git-path', 'hooks').stdout.trim()
  const hasOwn = existsSync(usual) && readdirSync(usual).some((name) => !name.endsWith('.sample'))
  if (!hasOwn) git('config', '--local', 'core.hooksPath', 'scripts/commits/hooks')
}

setUpHooks()
