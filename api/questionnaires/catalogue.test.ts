// Checks that questionnaires are sound: data that would lead a member astray stops the server instead.
import { describe, expect, test } from 'vitest'
import own from '../catalog/questionnaires.json' with { type: 'json' }
import { questionsOf } from '#shared/questionnaires/branching.ts'
import { readQuestionnaires } from '../catalog/questionnaires.ts'

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

/** The catalogue with these questions in the place of one questionnaire's. */
const read = (...questions: object[]) =>
  readQuestionnaires(
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

test('no result goes by a day, so no questionnaire asks for one', () => {
  for (const { versions } of readQuestionnaires(own).en)
    expect(questionsOf(versions.at(-1) ?? { pages: [] }).map(({ kind }) => kind)).not.toContain('date')
})

describe('a rule', () => {
  test('looks at questions before, so that no two wait for each other', () => {
    read(text('a'), text('b', { showIf: asks('a') }))
    expect(() => read(text('a', { showIf: asks('b') }), text('b'))).toThrow('rules look at questions before')
    expect(() => read(text('a', { showIf: asks('a') }))).toThrow('rules look at questions before')
    const circle = [text('a', { showIf: asks('b') }), text('b', { showIf: asks('a') })]
    expect(() => read(...circle)).toThrow('rules look at questions before')
  })
})

describe('an answer in the words of a question', () => {
  const problem = 'words name answers of questions before that certainly have one'
  const needed = { required: true }

  test('is one that is there wherever the question shows', () => {
    expect(read(text('a', needed), text('b', naming('b', 'a'))).en).toHaveLength(own.length)
    expect(read(text('a'), text('b', { ...naming('b', 'a'), showIf: asks('a') })).en).toHaveLength(own.length)
    const branch = { showIf: asks('a') }
    const question = text('c', { ...branch, ...naming('c', 'a', 'b') })
    expect(read(text('a'), text('b', { ...branch, ...needed }), question).en).toHaveLength(own.length)
  })

  test.each([
    ['of a question that may be left out', [text('a'), text('b', naming('b', 'a'))]],
    ['of a question after', [text('a', naming('a', 'b')), text('b', needed)]],
    ['of no question', [text('a', naming('a', 'z'))]],
    [
      'of a question that may not show',
      [text('a'), text('b', { ...needed, showIf: asks('a') }), text('c', naming('c', 'b'))],
    ],
    [
      'without words',
      [{ id: 'a', kind: 'address', label: words('a'), ...needed }, text('b', naming('b', 'a'))],
    ],
  ])('is none %s', (_, questions) => {
    expect(() => read(...questions)).toThrow(problem)
  })
})
