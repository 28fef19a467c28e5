// Reads committed contracts with git, and finds the commit at which a branch started. If a git command fails, throws an
// error with an instruction.
import { spawnSync } from 'node:child_process'
import { UsageError } from '@members-hub/openapi'

const git = (...args: string[]) => runGit(args)

/**
 * @param input text for the standard input of the git command
 * @returns the output of git; `undefined` if git fails
 * @throws UsageError if git is not installed, or if git rejects the repository because another user owns it
 */
function runGit(args: string[], input = ''): string | undefined {
  const env = { ...process.env, LC_ALL: 'C' }
  const options = { encoding: 'utf8', maxBuffer: 1e9, input, env } as const
  const { error, status, stdout, stderr } = spawnSync('git', args, options)
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new UsageError('git is not installed: name two files to compare instead of revisions.')
  const [command] = /git config --global --add safe\.directory .+/.exec(stderr) ?? []
  if (status !== 0 && command !== undefined)
    throw new UsageError(
      `the repository belongs to another user, so git does not read it. Run \`${command.trim()}\`.`,
    )
  return status === 0 ? stdout : undefined
}

const lineOf = (...args: string[]) => git(...args)?.trim() || undefined

const fetchMore =
  'Fetch more history: `git fetch --unshallow` (on GitHub: `fetch-depth: 0` in the checkout step; on GitLab: `GIT_DEPTH: 0` in the job).'

function checkRepository() {
  if (lineOf('rev-parse', '--is-inside-work-tree') !== 'true')
    throw new UsageError('this folder is not a git repository: name two files to compare.')
}

const isShallow = () => lineOf('rev-parse', '--is-shallow-repository') === 'true'
const commitOf = (revision: string) => lineOf('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)

/**
 * @returns the content of a file in a commit; the path is relative to the current folder
 * @throws UsageError if the commit or the file does not exist
 */
export function committed(revision: string, path: string): string {
  checkRepository()
  if (!commitOf(revision))
    throw new UsageError(
      isShallow()
        ? `the commit ${revision} is not in this shallow clone. ${fetchMore}`
        : `unknown revision ${revision}. If it is on another branch, run \`git fetch origin ${revision}\`.`,
    )
  const text = contentOf(revision, path)
  if (text === undefined)
    throw new UsageError(
      `the commit ${revision} has no ${path}: name the file that it had as ${revision}:<path>.`,
    )
  return text
}

/**
 * @returns the content of a file, found through symbolic links; `undefined` if the commit has no such file
 * @throws UsageError if a symbolic link leads to a path that is not a file of the commit
 */
function contentOf(revision: string, path: string): string | undefined {
  const output = runGit(['cat-file', '--batch', '--follow-symlinks'], `${revision}:./${path}\n`) ?? ''
  const end = output.indexOf('\n')
  const header = output.slice(0, end)
  if (/ blob \d+$/.test(header)) return output.slice(end + 1, -1)
  if (/^(?:symlink|dangling|loop|notdir) \d+$/.test(header))
    throw new UsageError(
      'the target of the symbolic link is not in the repository: commit it, or name another file.',
      {
        file: `${revision}:${path}`,
      },
    )
  return undefined
}

/**
 * @throws UsageError if one of the paths has uncommitted changes, because then no commit contains the released sources
 */
export function checkCommitted(paths: string[]) {
  checkRepository()
  const open = lineOf('status', '--porcelain', '--', ...paths)
  if (open)
    throw new UsageError(`commit the released files first: ${open.split('\n')[0]?.trim()} has changes.`)
}

/** @throws UsageError if the commit does not exist in the repository */
export function fullNameOf(revision: string): string {
  checkRepository()
  const commit = commitOf(revision)
  if (!commit) throw new UsageError(`unknown revision ${revision}.`)
  return commit
}

/** Short description of a commit for messages. */
export const nameOf = (revision: string) => lineOf('describe', '--always', revision) ?? revision

/** The commit with which a contract is compared, and why this commit was chosen. */
export type Since = { commit: string; why: string }

/**
 * Finds the base of a comparison: the commit at which this branch started. On the main branch, the base is the last
 * commit if the contract has uncommitted changes. Otherwise it is the latest tag, or the previous commit if there is no
 * tag.
 * @throws UsageError if the base commit is missing, because the clone is shallow
 */
export function branchStart(path: string): Since {
  checkRepository()
  const head = commitOf('HEAD')
  if (!head)
    throw new UsageError('the repository has no commits: commit the contract, or name two files to compare.')
  const main = [
    lineOf('rev-parse', '--abbrev-ref', 'origin/HEAD'),
    'origin/main',
    'origin/master',
    'main',
    'master',
  ].find((branch) => branch !== undefined && commitOf(branch))
  if (!main)
    throw new UsageError(
      `no main branch was found: name a base, or run \`git fetch origin main:refs/remotes/origin/main\`.`,
    )
  const base = lineOf('merge-base', 'HEAD', main)
  if (!base)
    throw new UsageError(
      isShallow()
        ? `this shallow clone does not contain the branch point from ${main}. ${fetchMore}`
        : `this branch and ${main} have no commit in common: name a base.`,
    )
  if (base !== head) return { commit: base, why: `the branch point from ${main}` }
  if (lineOf('status', '--porcelain', '--', path)) return { commit: head, why: 'the last commit' }
  const tag = lineOf('describe', '--tags', '--abbrev=0', 'HEAD^')
  if (tag) return { commit: tag, why: 'the latest tag' }
  if (commitOf('HEAD^')) return { commit: 'HEAD^', why: 'the previous commit, because there is no tag' }
  throw new UsageError(
    isShallow()
      ? `this shallow clone has no parent commit to compare with. ${fetchMore}`
      : 'the first commit has no parent commit to compare with: name two files to compare.',
  )
}
