// Writes docs/decisions/README.md, the index of the decision records, from the title and the list at the start of each
// record.
import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { tableOf } from './markdownTable.ts'

type DecisionRecord = { file: string; title: string; status: string; date: string; summary: string }

/** @param file path of the file to write: `docs/decisions/README.md`, or a temporary file to compare with that page */
export async function writeDecisions(file: string) {
  await writeFile(file, indexOf(globSync('docs/decisions/[0-9]*.md').toSorted().map(readRecord)))
}

/**
 * Reads the title and the list of status, date and summary at the start of a record.
 * @throws an Error if the record lacks its title, status, date or summary
 */
export function readRecord(path: string): DecisionRecord {
  const text = readFileSync(path, 'utf8')
  const [, title = '', status = '', date = '', summary = ''] =
    /^# (.+)\n\n- Status: (.+)\n- Date: (\d{4}-\d\d-\d\d)\n- Summary: (.+)\n/.exec(text) ?? []
  if (!summary)
    throw new Error(
      `${path} must start with a title and a list of Status, Date and Summary, as record 0001 does.`,
    )
  return { file: basename(path), title, status, date, summary }
}

const introduction = `# Decisions

Each record has the context of a decision, the decision, its consequences and the rejected alternatives. Write a new record with the next
number and the same headings, then run \`npm run generate\`, which writes this page. A record is not extended later: a new record supersedes
it, and both say so.
`

const rowOf = ({ file, title, date }: DecisionRecord, text: string) => [
  `[${file.slice(0, 4)}](${file})`,
  title,
  date,
  text,
]

function indexOf(records: readonly DecisionRecord[]): string {
  const current = records.filter(({ status }) => status.startsWith('accepted'))
  const replaced = records.filter(({ status }) => !status.startsWith('accepted'))
  const head = ['number', 'decision', 'date']
  return [
    introduction,
    '## Current\n',
    `${tableOf([[...head, 'summary'], ...current.map((record) => rowOf(record, record.summary))])}\n`,
    '## Superseded, merged or moved\n',
    `${tableOf([[...head, 'status'], ...replaced.map((record) => rowOf(record, record.status))])}\n`,
  ].join('\n')
}
