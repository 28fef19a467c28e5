// Prints a report as workflow commands, which GitHub shows as annotations, and as a code quality report of GitLab.
import { entriesOf, type Entry, type Level } from './entries.ts'
import { jsonPieces } from './pieces.ts'
import { visibleLine } from './visible.ts'
import type { Report } from './report.ts'

const commands: Record<Level, string> = { error: 'error', warning: 'warning', note: 'notice' }

/** Returns workflow commands, with the escapes that GitHub requires. */
export const githubOf = (report: Report): string[] =>
  entriesOf(report).map((entry) => {
    const { level, file, line, rule, title, details, accepted } = entry
    const command = accepted === undefined ? commands[level] : commands.note
    const place = `file=${property(visibleLine(file))},line=${line},title=${property(`contract-check: ${rule}`)}`
    return `::${command} ${place}::${data([title, ...details].join('\n'))}`
  })

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

const severities: Record<Level, string> = { error: 'critical', warning: 'minor', note: 'info' }

export const gitlabOf = (report: Report) => jsonPieces(entriesOf(report).map(qualityOf))

const qualityOf = ({ rule, level, title, details, file, line, fingerprint, accepted }: Entry) => ({
  description: title,
  check_name: `contract-check.${rule}`,
  content: { body: details.join('\n') },
  fingerprint,
  severity: accepted === undefined ? severities[level] : severities.note,
  location: { path: file, lines: { begin: line } },
})
