// Checks that members' pages format ends as docs/last-days.md specifies: offers as their last day, and deadlines that are
// counted in hours with their time.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from './support/listFiles.ts'

/** Format functions of `src/runtime/format/dates.ts` and of Intl, by the format that they produce. */
const formatOf: Readonly<Record<string, string>> = {
  end: 'date',
  endFormat: 'date',
  deadline: 'date and time',
  instant: 'instant',
  instantText: 'date and time',
  instantDate: 'day of an instant',
  instantDateFormat: 'day of an instant',
  formatDate: 'Intl',
  formatTime: 'Intl',
}

/** Fields of the contract that contain an instant, with the format of the table: `closesAt` → `date`. */
const formats = new Map(
  readFileSync('docs/last-days.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, fields = '', type = '']) => fields.startsWith('`') && ['member', 'instant'].includes(type))
    .filter(([, , , , format = '']) => format === 'date' || format === 'date and time')
    .flatMap(([, fields = '', , , format = '']) =>
      [...fields.matchAll(/`[A-Z]\w*\.(\w+)`/g)].map(([, field = '']) => ({ field, format })),
    )
    // The same name can be a date in one schema and an instant in another: pages then choose the format by its type.
    .filter(
      ({ field }) => !['expiresAt', 'to', 'until', 'expiresOn', 'lastDay', 'levelUntil'].includes(field),
    )
    .map(({ field, format }): [string, string] => [field, format]),
)

const call = new RegExp(
  String.raw`\b(${Object.keys(formatOf).join('|')})(?:\(intl\))?\((?:intl, )?(?:\w+\.)*(${[...formats.keys()].join('|')})\b`,
  'g',
)

/** Returns `file function(field)` of calls in a text that use another format than the table. */
const faultsIn = (file: string, text: string) =>
  [...text.matchAll(call)]
    .filter(([, name = '', field = '']) => formatOf[name] !== formats.get(field))
    .map(([, name, field]) => `${file} ${name}(${field})`)

const files = listFiles('src/**/*.{ts,tsx}', 400).filter(
  (file) => !/^src\/(?:backOffice|features\/gallery)\/|\.test\./.test(file),
)

test('pages format ends of the contract as docs/last-days.md specifies', () => {
  expect(formats.size).toBeGreaterThan(6)
  const uses = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(call)])
  expect(uses.length).toBeGreaterThan(10)
  expect(files.flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('the check reports an offer with a time, and a deadline without one', () => {
  expect(faultsIn('a.tsx', 'instant(draw.closesAt, timeZone)')).toEqual(['a.tsx instant(closesAt)'])
  expect(faultsIn('a.tsx', 'instantText(intl, closesAt, timeZone)')).toEqual(['a.tsx instantText(closesAt)'])
  expect(faultsIn('a.tsx', 'end(data.undoUntil, timeZone)')).toEqual(['a.tsx end(undoUntil)'])
  expect(faultsIn('a.tsx', 'endFormat(intl)(closesAt, timeZone)')).toEqual([])
})

test('only events and the shop’s time show the name of a time zone', () => {
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('timeZoneName'))).toEqual([
    'src/domain/parcels/shopTime.ts',
    'src/features/activities/event/EventCard.tsx',
  ])
})
