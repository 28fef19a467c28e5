// Prints a report as SARIF 2.1.0, which GitHub code scanning and many editors read.
import { entriesOf, rules, type Entry } from './entries.ts'
import { jsonPieces } from './pieces.ts'
import type { Report } from './report.ts'

export function sarifOf(report: Report): Iterable<string> {
  const entries = entriesOf(report)
  const used = Object.keys(rules).filter((id) => entries.some(({ rule }) => rule === id))
  const driver = {
    name: 'contract-check',
    rules: used.map((id) => ({ id, shortDescription: { text: `${rules[id]}.` } })),
  }
  const results = entries.map((entry) => resultOf(entry, used.indexOf(entry.rule)))
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results }],
  }
  return jsonPieces(log)
}

function resultOf(
  { rule, level, title, details, file, line, places, fingerprint, accepted }: Entry,
  ruleIndex: number,
) {
  return {
    ruleId: rule,
    ruleIndex,
    level,
    message: { text: [title, ...details].join('\n') },
    // Returns one result for each finding. The affected locations in operations are its logical locations.
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(file) }, region: { startLine: line } },
        ...(places.length > 0 && {
          logicalLocations: places.map((fullyQualifiedName) => ({ fullyQualifiedName })),
        }),
      },
    ],
    partialFingerprints: { 'contractCheck/v1': fingerprint },
    ...(accepted !== undefined && { suppressions: [{ kind: 'external', justification: accepted }] }),
  }
}

/** Percent-encodes a path. A URL is returned unchanged, because it is encoded already. */
const uriOf = (file: string) =>
  /^https?:/i.test(file) ? file : file.toWellFormed().split('/').map(encodeURIComponent).join('/')
