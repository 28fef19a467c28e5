// Tests that the topic rejects invalid questionnaires, so that the server does not start with them.
import { describe, expect, test } from 'vitest'
import own from '../catalog/questionnaires.json' with { type: 'json' }
import { questionsOf } from '#shared/questionnaires/branching.ts'
import { questionnairesTopic } from '../catalog/questionnaires.ts'

const words = (text: string) => ({ en: text, id: text, th: text, vn: text })
const text = (id: string, more: object = {}) => ({
  id,
  kind: 'text',
  maxLength: 9,
  label: words(id),
  ...more,
})
const asks = (questionId: string) => ({ match: 'all', conditions: [{ questionId, test: 'answered' }] })
const naming = (id: string, ...answers: string[]) => ({
  label: words(`${id} ${answers.map((answer) => `{answer:${answer}}`).join()}`),
})

/** Reads the catalog after replacing the questions of one questionnaire. */
const read = (...questions: object[]) =>
  questionnairesTopic.read(
    own.map((entry) =>
      entry.id === 'underwear-card'
        ? {
            ...entry,
            versions: entry.versions.map((version) => ({
              version: 1,
              note: version.note,
              tips: [],
              outcomes: [{ title: words('Thank you'), text: words('Thank you') }],
              pages: [{ id: 'page', title: words('Page'), questions }],
            })),
          }
        : entry,
    ),
  )

test('no questionnaire asks for a date, because no result depends on a date', () => {
  for (const { versions } of questionnairesTopic.read(own).en)
    expect(questionsOf(versions.at(-1) ?? { pages: [] }).map(({ kind }) => kind)).not.toContain('date')
})

describe('a rule', () => {
  test('a rule may refer only to earlier questions, and any other reference is rejected', () => {
    read(text('a'), text('b', { showIf: asks('a') }))
    expect(() => read(text('a', { showIf: asks('b') }), text('b'))).toThrow(
      '`showIf` must refer only to earlier questions',
    )
    expect(() => read(text('a', { showIf: asks('a') }))).toThrow(
      '`showIf` must refer only to earlier questions',
    )
    const circle = [text('a', { showIf: asks('b') }), text('b', { showIf: asks('a') })]
    expect(() => read(...circle)).toThrow('`showIf` must refer only to earlier questions')
  })
})

describe('question texts with placeholders for earlier answers', () => {
  const problem =
    'placeholders in `label` and `help` must refer to earlier questions that always have an answer'
  const needed = { required: true }

  test('a placeholder in a question must refer to an answer that always exists when the question is visible', () => {
    expect(read(text('a', needed), text('b', naming('b', 'a'))).en).toHaveLength(own.length)
    expect(read(text('a'), text('b', { ...naming('b', 'a'), showIf: asks('a') })).en).toHaveLength(own.length)
    const branch = { showIf: asks('a') }
    const question = text('c', { ...branch, ...naming('c', 'a', 'b') })
    expect(read(text('a'), text('b', { ...branch, ...needed }), question).en).toHaveLength(own.length)
  })

  test.each([
    ['to an optional question', [text('a'), text('b', naming('b', 'a'))]],
    ['to a later question', [text('a', naming('a', 'b')), text('b', needed)]],
    ['to an unknown question', [text('a', naming('a', 'z'))]],
    [
      'to a question that may be hidden',
      [text('a'), text('b', { ...needed, showIf: asks('a') }), text('c', naming('c', 'b'))],
    ],
    [
      'that is not text',
      [{ id: 'a', kind: 'address', label: words('a'), ...needed }, text('b', naming('b', 'a'))],
    ],
  ])('a placeholder is rejected if it refers to an answer %s', (_, questions) => {
    expect(() => read(...questions)).toThrow(problem)
  })
})
