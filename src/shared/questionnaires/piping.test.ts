// Tests how placeholders in the label of a question are replaced by earlier answers.
import { expect, test } from 'vitest'
import { piped, pipedIds } from './piping.ts'

test('pipedIds returns the ids of the questions to which a label refers', () => {
  expect(pipedIds('You pump {answer:sessions} {answer:places-2}, {name}.')).toEqual(['sessions', 'places-2'])
  expect(pipedIds(null)).toEqual([])
})

test('piped inserts an answer verbatim, even if it contains a placeholder or a replacement pattern', () => {
  const words: Record<string, string> = { a: '$& <b>{answer:b}</b>', b: 'never' }
  expect(piped('{answer:a}: {answer:c}', (id) => words[id])).toBe('$& <b>{answer:b}</b>: …')
})
