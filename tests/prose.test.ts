// Checks developer texts against docs/writing.md: comments, test titles, documentation, and descriptions in the
// contract.
import { expect, test } from 'vitest'
import { proseFiles } from '#scripts/prose/files.ts'
import { openRules } from '#scripts/prose/rules.ts'
import { textsOf, type TextKind } from '#scripts/prose/texts.ts'

const problemsOf = openRules()

test('texts for developers follow docs/writing.md', () => {
  const files = proseFiles()
  expect(files.length).toBeGreaterThan(2500)
  const problems = files.flatMap((file) => textsOf(file).flatMap(problemsOf))
  expect(
    problems.map(({ text: { file, line }, rule, message }) => `${file}:${line}: rule ${rule}: ${message}`),
  ).toEqual([])
})

const planted: [rule: number, kind: TextKind, text: string][] = [
  [1, 'comment', 'Whether the member may redeem.'],
  [1, 'title', 'what the server answers is valid'],
  [2, 'comment', 'Deletes what is due.'],
  [3, 'comment', 'Nobody waits for it.'],
  [4, 'comment', 'Returns null where the balance is enough.'],
  [5, 'comment', 'The caller is told the code.'],
  [5, 'title', 'a press before hydration is handed over to the page'],
  [7, 'document', `The server ${'stores rows and '.repeat(8)}returns them.`],
  [10, 'description', 'The member, or a refusal.'],
  [10, 'summary', 'The vouchers of the member'],
]

test.for(planted)('rule %i reports a %s that breaks the rule: %s', ([rule, kind, text]) => {
  expect(problemsOf({ file: 'planted.ts', line: 1, kind, text }).map((problem) => problem.rule)).toContain(
    rule,
  )
})

const allowed: [kind: TextKind, text: string][] = [
  ['comment', 'Returns the file where the schema is defined.'],
  ['comment', 'Lists phrases such as `what is due` and “nobody”.'],
  ['comment', 'Prints what to do next.'],
  ['document', 'What does a level cost?'],
  ['summary', 'List vouchers'],
]

test.for(allowed)('a %s that follows the rules has no problem: %s', ([kind, text]) => {
  expect(problemsOf({ file: 'allowed.ts', line: 1, kind, text })).toEqual([])
})

const code = `// Reads a file
// in two lines.
const a = 1 // Adds one.
/**
 * Sends a message.
 * @param name of the member
 * @returns the id
 */
// oxlint-disable-next-line no-empty
test.each([1])('a message is sent', () => {})
test(\`a \${a} is read\`, () => {})
`

test('textsOf extracts comments, tags of doc comments and test titles with their lines', () => {
  expect(textsOf('a.test.ts', code).map(({ line, kind, text }) => [line, kind, text])).toEqual([
    [1, 'comment', 'Reads a file in two lines.'],
    [3, 'comment', 'Adds one.'],
    [4, 'comment', 'Sends a message.'],
    [4, 'comment', 'of the member'],
    [4, 'comment', 'the id'],
    [10, 'title', 'a message is sent'],
    [11, 'title', 'a … is read'],
  ])
})

test('textsOf extracts paragraphs, list items and table cells of a page, and no code', () => {
  const page =
    '# Title\n\nA sentence\nin two lines.\n\n- An item\n\n| a | b |\n| - | - |\n| c | d |\n\n```\ncode\n```\n'
  expect(textsOf('page.md', page).map(({ line, text }) => [line, text])).toEqual([
    [1, 'Title'],
    [3, 'A sentence in two lines.'],
    [6, 'An item'],
    [8, 'a'],
    [8, 'b'],
    [10, 'c'],
    [10, 'd'],
  ])
})
