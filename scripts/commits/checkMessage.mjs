// Checks the message in a file, as git's hook `commit-msg` asks (hooks/), on any Node from 20.
import { readFileSync } from 'node:fs'
import { problemsOf, subjectOf } from './subject.mjs'

const [, , file = ''] = process.argv
const subject = subjectOf(readFileSync(file, 'utf8'))
// Git itself refuses an empty one, and a rebase takes the others away.
const isChecked = subject && !/^(?:amend|fixup|squash)! /.test(subject)
const problems = isChecked ? problemsOf(subject) : []
if (problems.length > 0) {
  console.error(`Not committed, because of its subject (docs/code-style.md):\n  ${subject}`)
  for (const problem of problems) console.error(`  - ${problem}`)
  console.error(`The message is kept: \`git commit -e -F ${file}\` opens it again.`)
  process.exitCode = 1
}
