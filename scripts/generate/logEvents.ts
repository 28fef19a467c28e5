// Writes docs/log-events.md from the events of the log.
import { writeFile } from 'node:fs/promises'
import { commonFields, eventSections, type Level } from '#api/process/events.ts'
import type { EventDefinition } from '#api/process/events/definition.ts'
import { tableOf } from './markdownTable.ts'

const source = 'api/process/events'

/** Numeric log levels of pino, which log lines contain instead of level names. */
const levelNumbers: Readonly<Record<Level, number>> = { error: 50, warn: 40, info: 30, debug: 20 }

/** @param file path of the file to write: `docs/log-events.md`, or a temporary file to compare with that page */
export async function writeLogEvents(file: string) {
  await writeFile(file, logEventsPage())
}

function rowOf([name, event]: readonly [string, EventDefinition]): string[] {
  const levels = [event.level].flat().map((level) => levelNumbers[level])
  return [
    `\`${name}\``,
    levels.join(', '),
    event.meaning,
    event.fields.map((field) => `\`${field}\``).join(', '),
  ]
}

const introduction = `# Log events

Each line of the log is a JSON object with an \`event\` of this page and a sentence for operators in \`msg\`. Names of events and fields are
stable: alerts may use them. The sentences may change. [Logging](logging.md) describes format, retention and personal data.

This page is generated from \`${source}\` by \`npm run generate\`.

## Fields of every line
`

const everyLine = [
  ['field', 'meaning'],
  ['`level`', '20 debug, 30 information, 40 warning, 50 error'],
  ['`time`', 'milliseconds since 1970'],
  ['`pid`, `hostname`', 'process and host'],
  ['`request`', 'id of the request, in lines of a request; the response has it in `X-Request-Id`'],
  ['`event`', 'name of the event'],
  ['`msg`', 'sentence for operators'],
]

function logEventsPage(): string {
  const common = Object.entries(commonFields).map(([field, meaning]) => [`\`${field}\``, meaning])
  return [
    introduction,
    `${tableOf(everyLine)}\n`,
    '## Fields of several events\n',
    `${tableOf([['field', 'meaning'], ...common])}\n`,
    ...eventSections.flatMap(({ title, events }) => [
      `## ${title}\n`,
      `${tableOf([['event', 'level', 'meaning', 'fields'], ...Object.entries(events).map(rowOf)])}\n`,
    ]),
  ].join('\n')
}
