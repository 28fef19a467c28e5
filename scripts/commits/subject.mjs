// Validates the subject of a commit by rule 9 of docs/writing.md. Written in plain JavaScript, because the git hook
// runs it on any Node.js from 20.
const maxLength = 72

/** Allowed first words of a subject: verbs that state the kind of change. */
const verbs = new Set(
  [
    'Add Allow Announce Cache Change Check Compare Compile Convert Count Delete Deprecate Detect Disable Document Enable Escape Expire',
    'Export Extract Fix Generate Group Handle Hide Ignore Improve Increase Inline Isolate Limit List Load Lock Log Lower Mark Measure',
    'Merge Migrate Move Pin Prevent Publish Raise Read Record Reduce Refactor Reject Release Remove Rename Replace Report Require',
    'Reset Resolve Restore Retry Return Reuse Revert Rewrite Run Send Serve Set Show Simplify Skip Sort Speed Split Start Stop Store',
    'Stream Support Switch Test Throttle Type Unify Update Upgrade Use Validate Wait Warn',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Returns true for a subject that git itself generates, for example for a merge.
 * @param {string} subject
 */
const isGits = (subject) =>
  /^(?:Merge (?:branch|commit|pull request|remote-tracking branch|tag)|(?:Revert|Reapply) ")/.test(subject)

/**
 * @param {string} subject
 * @returns {string[]} one sentence for each problem of the subject, with the correction
 */
export function problemsOf(subject) {
  if (isGits(subject)) return []
  const [word = ''] = subject.split(' ')
  const excess = subject.length - maxLength
  /** @type {string[]} */
  const problems = []
  if (/^[\w-]+(?:\(.*?\))?!?:/.test(subject)) problems.push('Remove the prefix before the colon.')
  else if (!/^\p{Lu}/u.test(subject)) problems.push('Start with a capital letter.')
  else if (!verbs.has(word))
    problems.push(
      `Start with a verb of scripts/commits/subject.mjs, such as "Add" or "Fix": "${word}" is not listed.`,
    )
  if (startsSecondChange(subject))
    problems.push('Make two commits: the subject has a second verb after "and".')
  if (subject.endsWith('.')) problems.push('Remove the full stop.')
  if (excess > 0)
    problems.push(`Shorten it by ${excess} characters to ${maxLength}: the reason belongs in the body.`)
  return problems
}

/**
 * Detects two changes in one subject: returns true for "Add a page and remove the table", but not for "Add a page and a
 * table".
 * @param {string} subject
 */
function startsSecondChange(subject) {
  const [, next = ''] = /,? and ([a-z-]+)/.exec(subject) ?? []
  return verbs.has(next.charAt(0).toUpperCase() + next.slice(1)) && !nouns.has(next)
}

/** Verbs that are also nouns. */
const nouns = new Set([
  'cache',
  'change',
  'check',
  'count',
  'document',
  'export',
  'group',
  'limit',
  'list',
  'load',
  'lock',
  'log',
  'mark',
  'measure',
  'move',
  'pin',
  'record',
  'release',
  'report',
  'reset',
  'return',
  'run',
  'set',
  'show',
  'speed',
  'split',
  'start',
  'stop',
  'store',
  'stream',
  'support',
  'switch',
  'test',
  'throttle',
  'type',
  'update',
  'upgrade',
  'use',
  'wait',
  'merge',
  'fix',
  'retry',
  'increase',
  'restore',
  'migrate',
])

/**
 * Extracts the subject from a commit message as an editor saves it: the first paragraph, without the comments of git.
 * @param {string} message
 */
export const subjectOf = (message) =>
  message
    .replace(/^#.*\n?/gm, '')
    .trim()
    .replace(/\n\s*\n[^]*/, '')
    .replace(/\s*\n\s*/g, ' ')
