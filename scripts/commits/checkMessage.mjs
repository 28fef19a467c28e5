// Checks a commit message for the git hook `commit-msg` (hooks/). The message is in a file. Runs on any Node.js from
// 20.
import { readFileSync } from 'node:fs'
import { problemsOf, subjectOf } from './subject.mjs'

const [, , file = ''] = process.argv
const subject = subjectOf(readFileSync(file, 'utf8'))
// Skip an empty subject, which git itself rejects, and subjects with a prefix that a later rebase removes.
const isChecked = subject && !/^(?:amend|fixup|squash)! /.test(subject)
const problems = isChecked ? problemsOf(subject) : []
if (problems.length > 0) {
  console.error(`Commit rejected because of its subject (docs/writing.md, rule 9):\n  ${subject}`)
  for (const problem of problems) console.error(`  - ${problem}`)
  console.error(`To correct the message: git commit -e -F ${file}`)
  process.exitCode = 1
}
