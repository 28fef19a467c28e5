// Checks the subjects of new commits. On a branch, these are all its commits; on main, all commits since the rules were
// introduced.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { problemsOf } from './subject.mjs'

/**
 * Date from which subjects are checked: earlier subjects follow other rules, and history is not rewritten. A date also
 * works in shallow clones, which lack earlier commits.
 */
const rulesSince = '2026-11-29T18:30:00Z'

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })

/** Returns the reason why commits cannot be checked; `undefined` if they can be checked. */
function excuse(): string | undefined {
  // Do not use git if this folder has no `.git`: git would read the repository of a parent folder.
  if (!existsSync('.git')) return 'this folder is not a git repository'
  const { error, status } = git('rev-parse', '--verify', 'HEAD')
  if (error) return 'git is not installed'
  return status === 0 ? undefined : 'the repository has no commits'
}

function checkNew(): string {
  const base = git('merge-base', 'HEAD', 'origin/main').stdout.trim()
  const isOnMain = base === '' || base === git('rev-parse', 'HEAD').stdout.trim()
  const range = isOnMain ? `--since=${rulesSince}` : `${base}..HEAD`
  const subjects = git('log', '--no-merges', '--format=%s', range).stdout.split('\n').filter(Boolean)
  for (const subject of subjects) {
    const problems = problemsOf(subject)
    if (problems.length === 0) continue
    console.error([subject, ...problems].join('\n  - '))
    process.exitCode = 1
  }
  if (process.exitCode) console.error('`git rebase -i` rewords commits that are not pushed yet.')
  const since = isOnMain ? rulesSince : 'origin/main'
  return subjects.length
    ? `since ${since}: ${subjects.length} checked`
    : `no commits checked: no commit since ${since}`
}

const why = excuse()
console.log(why ? `no commits checked: ${why}` : checkNew())
