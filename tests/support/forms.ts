// Generates questionnaires for property tests: questions of every kind with rules that refer to earlier answers, and
// plausible answers to them.
import { array, boolean, constantFrom, integer, nat, option, record, type Arbitrary } from 'fast-check'
import { walk, type Form } from '#shared/questionnaires/branching.ts'
import type { Answer, Question, QuestionRule } from '#generated/schema.d.ts'

const kinds = [
  ...(['single', 'multiple', 'pictureChoice', 'text', 'longText', 'email', 'phone'] as const),
  ...(['number', 'scale', 'recommendation', 'date', 'address', 'file'] as const),
]

const condition = record({ of: nat(), test: nat(2), number: integer({ min: -1, max: 12 }) })
const sketch = record({
  kind: constantFrom(...kinds),
  required: boolean(),
  rule: option(
    record({
      match: constantFrom('all' as const, 'any' as const),
      conditions: array(condition, { minLength: 1, maxLength: 3 }),
    }),
  ),
})

type Sketch = typeof sketch extends Arbitrary<infer Of> ? Of : never

/** Generates forms with 1 to 14 questions on one page. */
export const anyForm: Arbitrary<Form> = array(sketch, { minLength: 1, maxLength: 14 }).map((sketches) => ({
  pages: [
    {
      questions: sketches.reduce<Question[]>(
        (before, questionSketch) => [...before, questionOf(questionSketch, before)],
        [],
      ),
    },
  ],
}))

const options = ['a', 'b', 'c'].map((id) => ({ id, label: id }))

function questionOf({ kind, required, rule }: Sketch, before: Question[]): Question {
  const showIf = rule && before.length > 0 ? ruleOf(rule, before) : null
  const shared = { id: `q${before.length}`, label: kind, help: null, required, showIf }
  switch (kind) {
    case 'single':
    case 'multiple':
      return { ...shared, kind, options, maxChoices: kind === 'single' ? 1 : 2 }
    case 'pictureChoice':
      return {
        ...shared,
        kind,
        maxChoices: 2,
        options: options.map((choice) => ({ ...choice, picture: '/art/a.svg', alt: 'A picture' })),
      }
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
      return { ...shared, kind, maxLength: 40 }
    case 'number':
      return { ...shared, kind, minimum: 0, maximum: 11, decimals: 1, unit: 'mm' }
    case 'scale':
      return { ...shared, kind, minimum: 1, maximum: 5, minimumLabel: 'low', maximumLabel: 'high' }
    case 'recommendation':
      return { ...shared, kind, minimum: 0, maximum: 10, minimumLabel: 'low', maximumLabel: 'high' }
    case 'address':
      return { ...shared, kind }
    case 'file':
      return { ...shared, kind, maxFiles: 2 }
    case 'date':
      return { ...shared, kind, earliest: '2026-01-01', latest: '2026-12-31' }
  }
}

function ruleOf({ match, conditions }: NonNullable<Sketch['rule']>, before: Question[]): QuestionRule {
  return {
    match,
    conditions: conditions.map(({ of, test, number }) => {
      const question = before[of % before.length]
      if (!question) throw new Error('Rule refers to an unknown earlier question.')
      const look = { questionId: question.id, choices: [], number: null }
      if (test === 0) return { ...look, test: 'answered' as const }
      if ('options' in question)
        return {
          ...look,
          test: test === 1 ? ('includes' as const) : ('excludes' as const),
          choices: ['a', 'b'],
        }
      if ('minimum' in question)
        return { ...look, test: test === 1 ? ('atLeast' as const) : ('atMost' as const), number }
      return { ...look, test: 'answered' as const }
    }),
  }
}

/** Valid address. */
export const anAddress = {
  recipient: 'Mali',
  phone: '+15035550123',
  countryCode: 'US',
  line1: '1 Canary Road',
  city: 'Portland',
  province: 'OR',
  postcode: '97205',
}

/** Returns a valid answer to the question; the seed selects between several. */
export function answerTo(question: Question, seed: number): Answer {
  const { id: questionId } = question
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'pictureChoice': {
      const choices = question.options.map(({ id }) => id)
      const first = seed % choices.length
      const many = Math.min(1 + (seed % question.maxChoices), choices.length)
      return { kind: 'choices', questionId, choices: [...choices.slice(first), ...choices].slice(0, many) }
    }
    case 'text':
    case 'longText':
      return { kind: 'text', questionId, text: `word ${seed % 100}` }
    case 'email':
      return { kind: 'text', questionId, text: `mali${seed % 100}@example.com` }
    case 'phone':
      return { kind: 'text', questionId, text: `+6681234${1000 + (seed % 9000)}` }
    case 'number':
    case 'scale':
    case 'recommendation': {
      const span = question.maximum - question.minimum + 1
      const tenth = 'decimals' in question && question.decimals > 0 && seed % span < span - 1 ? 0.3 : 0
      return { kind: 'number', questionId, number: question.minimum + (seed % span) + tenth }
    }
    case 'address':
      return {
        kind: 'address',
        questionId,
        address: { ...anAddress, line1: `${1 + (seed % 90)} Canary Road` },
      }
    case 'file':
      return { kind: 'files', questionId, uploadIds: seed % 2 === 0 ? ['first'] : ['first', 'second'] }
    case 'date':
      return { kind: 'date', questionId, date: `2026-0${1 + (seed % 9)}-1${seed % 10}` }
  }
}

/** Answers a form like the page does: all visible required questions and some optional questions. */
export function walkThrough(form: Form, seeds: readonly number[]): Answer[] {
  const answers: Answer[] = []
  for (const [index, question] of form.pages.flatMap(({ questions }) => questions).entries()) {
    const seed = seeds[index % seeds.length] ?? 0
    const shows = walk(form, answers).visible.some(({ id }) => id === question.id)
    if (shows && (question.required || seed % 3 > 0)) answers.push(answerTo(question, seed))
  }
  return answers
}

export const anySeeds = array(nat(), { minLength: 14, maxLength: 14 })
