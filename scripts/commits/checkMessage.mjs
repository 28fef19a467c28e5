// Checks the commit message in a file for the git hook `commit-msg` (hooks/), on any Node.js from 20.
import { readFileSync } from 'node:fs'
import { problemsOf, subjectOf } from './subject.mjs'

const [, , file = ''] = process.argv
const subject = subjectOf(readFileSync(file, 'utf8'))
// Git rejects an empty subject, and a rebase removes these prefixes.
const isChecked = subject && !/^(?:amend|fixup|squash)! /.test(subject)
const problems = isChecked ? problemsOf(subject) : []
if (problems.length > 0) {
  console.error(`Commit rejected because of its subject (docs/writing.md, rule 9):\n  ${subject}`)
  for (const problem of problems) console.error(`  - ${problem}`)
  console.error(`To correct the message: git commit -e -F ${file}`)
  process.exitCode = 1
}
