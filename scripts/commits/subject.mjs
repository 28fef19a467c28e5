// Says what is wrong with the subject of a commit (docs/code-style.md). Plain JavaScript, as git's hook runs it on any Node from 20.
const longest = 72

/**
 * Git writes these itself.
 * @param {string} subject
 */
const isGits = (subject) =>
  /^(?:Merge (?:branch|commit|pull request|remote-tracking branch|tag)|(?:Revert|Reapply) ")/.test(subject)

/**
 * “Added”, “Adding” and “Adds”, but not “Need”, “Bring” and “Press”.
 * @param {string} word
 */
const isInflected = (word) => /^(?!embed$)(?:.*[aeiouy].*(?:[^e]ed|ing)|.*[^sui]s)$/i.test(word)

/**
 * @param {string} subject
 * @returns {string[]} a sentence for each problem, which says what to do
 */
export function problemsOf(subject) {
  if (isGits(subject)) return []
  const [word = ''] = subject.split(' ')
  const excess = subject.length - longest
  /** @type {string[]} */
  const problems = []
  if (/^[\w-]+(?:\(.*?\))?!?:/.test(subject)) problems.push('Leave out what stands before the colon.')
  else if (!/^\p{Lu}/u.test(subject)) problems.push('Begin with a capital letter.')
  if (isInflected(word)) problems.push(`Begin with an order, such as “Add”: “${word}” is none.`)
  if (subject.endsWith('.')) problems.push('Leave out the full stop.')
  if (excess > 0)
    problems.push(`Cut ${excess} of its characters, ${longest} are the most: the body says why.`)
  return problems
}

/**
 * The subject in a message as the editor leaves it: the first paragraph, without git's comments.
 * @param {string} message
 */
export const subjectOf = (message) =>
  message
    .replace(/^#.*\n?/gm, '')
    .trim()
    .replace(/\n\s*\n[^]*/, '')
    .replace(/\s*\n\s*/g, ' ')
