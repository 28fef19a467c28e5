// Implements `npm run prose`: checks texts for developers against the rules of docs/writing.md.
import { readArguments, rejectArguments } from '../commandLine.ts'
import { countPhrases } from './counts.ts'
import { proseFiles } from './files.ts'
import { openRules } from './rules.ts'
import { sampleTexts } from './sample.ts'
import { textsOf } from './texts.ts'

const usage = `Usage: npm run prose -- [check [<path> …] | counts [<path> …] | sample <seed> <count>]

  check   prints the problems in texts for developers; exits with status 1 if it prints any
  counts  prints how often the phrases of docs/writing.md occur
  sample  prints random texts of at least four words`
const [command = 'check', ...args] = readArguments(usage, {}).positionals
const problemsOf = openRules()
const problemsIn = (file: string) => textsOf(file).flatMap(problemsOf)

/** Returns those checked files that are in the given paths; all checked files if no paths are given. */
const filesUnder = (paths: readonly string[]) =>
  proseFiles().filter(
    (file) =>
      paths.length === 0 || paths.some((path) => file === path || file.startsWith(path.replace(/\/?$/, '/'))),
  )

function check(paths: readonly string[]) {
  const files = filesUnder(paths)
  const problems = files.flatMap(problemsIn)
  for (const { text, rule, message } of problems)
    console.log(`${text.file}:${text.line}: rule ${rule}: ${message}`)
  console.log(`${files.length} files: ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
}

function counts(paths: readonly string[]) {
  console.table(countPhrases(filesUnder(paths).flatMap((file) => textsOf(file))))
}

function sample([seed = '1', count = '400']: readonly string[]) {
  const texts = proseFiles().flatMap((file) => textsOf(file))
  for (const { file, line, kind, text } of sampleTexts(texts, { seed: Number(seed), count: Number(count) }))
    console.log([`${file}:${line}`, kind, text].join('\t'))
}

if (command === 'check') check(args)
else if (command === 'counts') counts(args)
else if (command === 'sample') sample(args)
else rejectArguments(`Unknown command ${command}. Use check, counts or sample.`, usage)
