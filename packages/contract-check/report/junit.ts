// Prints a report as JUnit XML: each finding is a test case, which fails if callers are broken.
import { entriesOf, type Entry } from './entries.ts'
import { joined } from './pieces.ts'
import { visibleLine } from './visible.ts'
import type { Report } from './report.ts'

export function junitOf(report: Report): Iterable<string> {
  const entries = entriesOf(report)
  const skipped = entries.filter(({ accepted }) => accepted !== undefined).length
  const failures = entries.filter(isFailure).length
  const counts = attributes({ tests: entries.length, failures, errors: 0, skipped })
  const name = attributes({ name: `The contract since ${visibleLine(report.base)}` })
  return joined([
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${counts}>`,
    `<testsuite${name}${counts}>`,
    ...entries.map(caseOf),
    '</testsuite>',
    '</testsuites>',
  ])
}

const isFailure = ({ level, accepted }: Entry) => level === 'error' && accepted === undefined

function caseOf(entry: Entry) {
  const { rule, title, details, line, fingerprint, accepted } = entry
  const file = visibleLine(entry.file)
  const text = escaped([`${file}:${line}`, ...details].join('\n'))
  const inside = isFailure(entry)
    ? `<failure${attributes({ message: title, type: rule })}>${text}</failure>`
    : [
        accepted === undefined ? '' : `<skipped${attributes({ message: accepted })}/>`,
        `<system-out>${text}</system-out>`,
      ].join('')
  // Add the fingerprint to the name of each case, because CI systems identify cases by name.
  const name = `${title} (${fingerprint})`
  return `<testcase${attributes({ classname: `contract-check.${rule}`, name, file, line, time: 0 })}>${inside}</testcase>`
}

const attributes = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('')

/** XML cannot represent most control characters or half surrogate pairs. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
