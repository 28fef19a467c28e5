import { expect, test } from 'vitest'
import { withMeasurements } from './reliabilityPage.ts'

const now = new Date('2026-12-01T00:00:00.000Z')

test('withMeasurements replaces the results of a part that was measured again, and keeps all other results', () => {
  const page = [
    '# Reliability',
    '',
    'Results.',
    '',
    '## 2. Kill',
    '',
    '- PostgreSQL: 1 round',
    '- embedded: 2 rounds',
    '',
    '## Scale',
    '',
    '- no query waits',
    '',
  ].join('\n')
  const figures = [
    { part: '2. Kill', engine: 'PostgreSQL', said: '9 rounds' },
    { part: '10. Fuzz', engine: '', said: '7 requests' },
  ]
  const written = withMeasurements(page, figures, now)
  const partsOf = (text: string) => text.split('\n## ').slice(1)
  const day = `Measured on 2026-12-01 on \\d+ cores with Node v[\\d.]+\\.`
  expect(partsOf(written)).toEqual([
    expect.stringMatching(
      new RegExp(`^2\\. Kill\n\n${day}\n\n- embedded: 2 rounds\n- PostgreSQL: 9 rounds\n$`),
    ),
    expect.stringMatching(new RegExp(`^10\\. Fuzz\n\n${day}\n\n- 7 requests\n$`)),
    'Scale\n\n- no query waits\n',
  ])
  expect(partsOf(withMeasurements(written, figures, now))).toEqual(partsOf(written))
})
