// Usage: npm run prose -- [check [<path> …] | update | counts [<path> …] | sample <seed> <count>]
// `check` prints the problems of texts for developers. With paths it prints all problems there, else those of files that have more than
// scripts/prose/remaining.json allows; it exits with status 1 if it prints any. `update` lowers the numbers in that file.
// `counts` prints how often the phrases of docs/writing.md occur. `sample` draws random texts for a reader.
import { countPhrases } from './counts.ts'
import { proseFiles, remainingProblems, writeRemaining } from './files.ts'
import { openRules } from './rules.ts'
import { sampleTexts } from './sample.ts'
import { textsOf } from './texts.ts'

const [command = 'check', ...args] = process.argv.slice(2)
const problemsOf = openRules()
const problemsIn = (file: string) => textsOf(file).flatMap(problemsOf)

const filesUnder = (paths: readonly string[]) =>
  proseFiles().filter((file) =>
    paths.some((path) => file === path || file.startsWith(path.replace(/\/?$/, '/'))),
  )

function check(paths: readonly string[]) {
  const allowed = remainingProblems()
  const files = paths.length > 0 ? filesUnder(paths) : proseFiles()
  const problems = files.flatMap((file) => {
    const ofFile = problemsIn(file)
    return paths.length > 0 || ofFile.length > (allowed.get(file) ?? 0) ? ofFile : []
  })
  for (const { text, rule, message } of problems)
    console.log(`${text.file}:${text.line}: rule ${rule}: ${message}`)
  console.log(`${files.length} files: ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}

function update() {
  const allowed = remainingProblems()
  const lowered = proseFiles().map(
    (file) => [file, Math.min(problemsIn(file).length, allowed.get(file) ?? 0)] as const,
  )
  writeRemaining(new Map(lowered))
}

function counts(paths: readonly string[]) {
  const files = paths.length > 0 ? filesUnder(paths) : proseFiles()
  console.table(countPhrases(files.flatMap((file) => textsOf(file))))
}

function sample([seed = '1', count = '400']: readonly string[]) {
  const texts = proseFiles().flatMap((file) => textsOf(file))
  for (const { file, line, kind, text } of sampleTexts(texts, { seed: Number(seed), count: Number(count) }))
    console.log([`${file}:${line}`, kind, text].join('\t'))
}

if (command === 'check') check(args)
else if (command === 'update') update()
else if (command === 'counts') counts(args)
else if (command === 'sample') sample(args)
else {
  console.error(
    `Unknown command ${command}. Usage: npm run prose -- check | update | counts | sample <seed> <count>`,
  )
  process.exitCode = 2
}
