// Answers in the words of later questions: text in, text out.
import { expect, test } from 'vitest'
import { piped, pipedIds } from './piping.ts'

test('a text names the questions whose answers it holds', () => {
  expect(pipedIds('You pump {answer:sessions} {answer:places-2}, {name}.')).toEqual(['sessions', 'places-2'])
  expect(pipedIds(null)).toEqual([])
})

test('what is put in stays as it is, also where it looks like a place or a pattern', () => {
  const words: Record<string, string> = { a: '$& <b>{answer:b}</b>', b: 'never' }
  expect(piped('{answer:a}: {answer:c}', (id) => words[id])).toBe('$& <b>{answer:b}</b>: …')
})
