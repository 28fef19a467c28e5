// Converts a report to entries for machine-readable formats. Each entry has a rule, a level, a file and a line.
import { createHash } from 'node:crypto'
import type { Verdict } from '../changes/finding.ts'
import { factsOf, numbered } from './facts.ts'
import { fileOf } from './files.ts'
import { placeName } from './places.ts'
import { visibleLine, visibleLines } from './visible.ts'
import { kinds } from '../kinds/index.ts'
import { usualContract, defaultMessages, type Report, type ReportedFinding, type Trial } from './report.ts'

export type Level = 'error' | 'warning' | 'note'

export type Entry = {
  rule: string
  level: Level
  title: string
  details: string[]
  /** Path from the root of the repository, or a URL. */
  file: string
  /** Line number, starting at 1; line 1 if the new version does not contain the node. */
  line: number
  /** Affected locations in operations, such as `getPet answer 200 owner.name`. */
  places: string[]
  fingerprint: string
  accepted?: string
}

const levels: Record<Verdict, Level> = { broken: 'error', affected: 'warning', safe: 'note' }

/** Titles of the rules by name: one rule for each kind of change, and one for each other reason for exit status 1. */
export const rules: Record<string, string> = {
  ...Object.fromEntries(kinds.map(({ name, title }) => [name, title])),
  problem: 'A decision is required',
  tried: 'A generator, the compiler or a test reports an error',
}

export function entriesOf(report: Report): Entry[] {
  const { fromRoot = (file: string) => file, findings, problems, trials } = report
  const contract = fromRoot(report.contract ?? usualContract)
  const located = (entry: Entry) => ({ ...entry, file: fromRoot(entry.file) })
  return [
    ...findings.map((finding) => entryOf(finding, { ...report, contract })),
    ...problems.map((problem) => located(problemIn(problem, report.contract ?? usualContract))),
    ...trials.flatMap(problemsOf).map(located),
  ]
}

function entryOf(
  finding: ReportedFinding,
  { contract = usualContract, words = defaultMessages }: Report,
): Entry {
  const { fingerprint, sentence, verdict, lines, subjects, accepted, kind } = finding
  return {
    rule: kind,
    level: levels[verdict],
    title: visibleLine(sentence),
    details: factsOf(finding, { contract, ...words }).map(({ name, text, steps = [], links = [] }) =>
      [`${name}: ${text}`, ...numbered(steps), ...links.map(({ href }) => href)].join(' '),
    ),
    file: fileOf(finding, contract),
    line: lines.after ?? 1,
    places: subjects.map(placeName),
    fingerprint,
    ...(accepted !== undefined && { accepted }),
  }
}

/**
 * Converts a problem to an entry. Reads file and line from the start of the text, if it has the form `file:line: text`.
 */
function problemIn(problem: string, contract: string): Entry {
  const [, file = contract, line = '1', title = problem] = /^(\S+?):(\d+): (.*)$/s.exec(problem) ?? []
  return {
    rule: 'problem',
    level: 'error',
    title: visibleLine(title),
    details: [],
    file,
    line: Number(line),
    places: [],
    fingerprint: hashOf(problem),
  }
}

function problemsOf({ name, complaints }: Trial): Entry[] {
  return complaints.map(({ file, line = 1, text }) => ({
    rule: 'tried',
    level: 'error',
    title: visibleLines(`${name}: ${text}`),
    details: [],
    file,
    line,
    places: [],
    fingerprint: hashOf(`${name} ${file} ${text}`),
  }))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
