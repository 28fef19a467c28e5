// Property tests of how answers to questionnaires are evaluated, with hundreds of generated forms, rules and answers.
import { array, assert, nat, pre, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer, Question } from '#generated/schema.d.ts'
import { answerTo, anyForm, anySeeds, walkThrough } from '#tests/support/forms.ts'
import { questionnaires } from '../catalog/questionnaires.ts'
import { check } from './answers.ts'
import { ruleHolds, walk, type Form } from '#shared/questionnaires/branching.ts'
import { outcomeOf } from './outcomes.ts'

const runs = { numRuns: 500 }
const questionsOf = (form: Form) => form.pages.flatMap(({ questions }) => questions)
const visibleOf = (form: Form, answers: Answer[]) => walk(form, answers).visible.map(({ id }) => id)
const fieldOf = (id: string) => `answers.${id}`

describe('a rule', () => {
  const chosen: Answer = { kind: 'choices', questionId: 'q', choices: ['a', 'b'] }
  const number: Answer = { kind: 'number', questionId: 'q', number: 3 }
  const text: Answer = { kind: 'text', questionId: 'q', text: 'three' }

  test.each([
    { name: 'answered', choices: [], limit: null, answer: text, expected: true },
    { name: 'answered', choices: [], limit: null, answer: undefined, expected: false },
    { name: 'includes', choices: ['b', 'c'], limit: null, answer: chosen, expected: true },
    { name: 'includes', choices: ['c'], limit: null, answer: chosen, expected: false },
    { name: 'excludes', choices: ['c'], limit: null, answer: chosen, expected: true },
    { name: 'excludes', choices: ['b', 'c'], limit: null, answer: chosen, expected: false },
    { name: 'excludes', choices: ['c'], limit: null, answer: undefined, expected: false },
    { name: 'excludes', choices: ['c'], limit: null, answer: text, expected: false },
    { name: 'atLeast', choices: [], limit: 3, answer: number, expected: true },
    { name: 'atLeast', choices: [], limit: 3.1, answer: number, expected: false },
    { name: 'atMost', choices: [], limit: 3, answer: number, expected: true },
    { name: 'atMost', choices: [], limit: 2.9, answer: number, expected: false },
    { name: 'atMost', choices: [], limit: 9, answer: text, expected: false },
    { name: 'atMost', choices: [], limit: 9, answer: undefined, expected: false },
  ] as const)(
    'ruleHolds returns $expected for the condition $name $choices $limit and the answer $answer',
    ({ name, choices, limit, answer, expected }) => {
      const condition = { questionId: 'q', test: name, choices: [...choices], number: limit }
      const answerMap = new Map(answer ? [['q', answer]] : [])
      expect(ruleHolds({ match: 'all', conditions: [condition] }, answerMap)).toBe(expected)
    },
  )

  test('a rule with `all` requires that every condition is met, and a rule with `any` requires that one is met', () => {
    const conditions = [
      { questionId: 'q', test: 'includes' as const, choices: ['a'], number: null },
      { questionId: 'q', test: 'includes' as const, choices: ['c'], number: null },
    ]
    const answerMap = new Map([['q', chosen]])
    expect(ruleHolds({ match: 'all', conditions }, answerMap)).toBe(false)
    expect(ruleHolds({ match: 'any', conditions }, answerMap)).toBe(true)
  })
})

describe('for any form', () => {
  test('only answers to earlier questions determine whether a question is visible', () => {
    assert(
      property(anyForm, anySeeds, anySeeds, (form, seeds, changeSeeds) => {
        const questions = questionsOf(form)
        const answers = questions.map((question, index) => answerTo(question, seeds[index] ?? 0))
        for (const [index, { id }] of questions.entries()) {
          // Keeps the answers to the questions before `index`. Changes or removes all other answers.
          const changed = questions.flatMap((question, place) => {
            if (place < index) return answers[place] ?? []
            const seed = changeSeeds[place] ?? 0
            return seed % 2 === 0 ? [] : answerTo(question, seed)
          })
          const [before, after] = [visibleOf(form, answers), visibleOf(form, changed)]
          expect(after.includes(id)).toBe(before.includes(id))
        }
      }),
      runs,
    )
  })

  test('valid answers to the visible questions of a form are accepted without changes', () => {
    assert(
      property(anyForm, anySeeds, (form, seeds) => {
        const answers = walkThrough(form, seeds)
        expect(check(form, answers)).toEqual({ accepted: answers, dropped: [], problems: [] })
      }),
      runs,
    )
  })

  test('the order of the submitted answers does not affect the validation result', () => {
    assert(
      property(anyForm, anySeeds, (form, seeds) => {
        const answers = walkThrough(form, seeds)
        expect(check(form, answers.toReversed())).toEqual(check(form, answers))
      }),
      runs,
    )
  })

  test('answers to hidden questions are dropped and do not affect the result', () => {
    assert(
      property(anyForm, anySeeds, (form, seeds) => {
        const answers = walkThrough(form, seeds)
        const visibleIds = new Set(visibleOf(form, answers))
        const hidden = questionsOf(form).filter(({ id }) => !visibleIds.has(id))
        const stray = hidden.map((question, index) =>
          index % 2 === 0
            ? answerTo(question, seeds[index] ?? 0)
            : { kind: 'text' as const, questionId: question.id, text: 'x'.repeat(2_000) },
        )
        const checked = check(form, [...stray, ...answers])
        expect(checked).toEqual({ accepted: answers, dropped: hidden.map(({ id }) => id), problems: [] })
      }),
      runs,
    )
  })

  test('validating the accepted answers again accepts the same answers', () => {
    assert(
      property(anyForm, anySeeds, (form, seeds) => {
        const all = questionsOf(form).map((question, index) => answerTo(question, seeds[index] ?? 0))
        const { accepted: validAnswers } = check(form, all)
        expect(check(form, validAnswers)).toMatchObject({ accepted: validAnswers, dropped: [] })
      }),
      runs,
    )
  })
})

describe('invalid answers', () => {
  /** Returns invalid variants of a valid answer, each with the expected error code. */
  const spoilt = (question: Question, answer: Answer): [Answer, string][] => {
    const { id: questionId } = question
    const wrongKind: Answer =
      answer.kind === 'text'
        ? { kind: 'number', questionId, number: 1 }
        : { kind: 'text', questionId, text: 'words' }
    const ways: [Answer, string][] = [[wrongKind, 'WRONG_KIND']]
    const text = (words: string): Answer => ({ kind: 'text', questionId, text: words })
    const number = (value: number): Answer => ({ kind: 'number', questionId, number: value })
    if ('options' in question) {
      ways.push([{ kind: 'choices', questionId, choices: ['z'] }, 'UNKNOWN_CHOICE'])
      ways.push([{ kind: 'choices', questionId, choices: ['a', 'a'] }, 'CHOSEN_TWICE'])
      ways.push([{ kind: 'choices', questionId, choices: ['a', 'b', 'c'] }, 'TOO_MANY_CHOICES'])
    }
    if ('maxLength' in question) ways.push([text('x'.repeat(41)), 'TOO_LONG'])
    if (question.kind === 'email') ways.push([text('mali@'), 'NO_EMAIL'])
    if (question.kind === 'phone') ways.push([text('0812345678'), 'NO_PHONE'])
    if (question.kind === 'number') ways.push([number(3.14), 'TOO_PRECISE'], [number(-0.1), 'TOO_SMALL'])
    if (question.kind === 'recommendation') ways.push([number(2.5), 'TOO_PRECISE'], [number(11), 'TOO_LARGE'])
    if (question.kind === 'file') {
      const files = (...uploadIds: string[]): Answer => ({ kind: 'files', questionId, uploadIds })
      ways.push([files('a', 'a'), 'CHOSEN_TWICE'], [files('a', 'b', 'c'), 'TOO_MANY_FILES'])
    }
    if (question.kind === 'scale') ways.push([number(2.5), 'TOO_PRECISE'], [number(6), 'TOO_LARGE'])
    if (question.kind === 'date') {
      ways.push([{ kind: 'date', questionId, date: '2025-12-31' }, 'TOO_EARLY'])
      ways.push([{ kind: 'date', questionId, date: '2027-01-01' }, 'TOO_LATE'])
    }
    return ways
  }

  test('the error for an invalid answer contains the path of its question', () => {
    assert(
      property(anyForm, anySeeds, nat(), (form, seeds, pick) => {
        const answers = walkThrough(form, seeds)
        const index = pick % Math.max(answers.length, 1)
        const answer = answers[index]
        const question = questionsOf(form).find(({ id }) => id === answer?.questionId)
        pre(answer !== undefined && question !== undefined)
        for (const [wrong, code] of spoilt(question, answer))
          expect(check(form, answers.with(index, wrong)).problems).toContainEqual({
            code,
            field: fieldOf(question.id),
          })
      }),
      runs,
    )
  })

  test('an answer to an unknown question and a second answer to the same question are rejected, and the errors contain their paths', () => {
    assert(
      property(anyForm, anySeeds, (form, seeds) => {
        const answers = walkThrough(form, seeds)
        const unknown: Answer = { kind: 'text', questionId: 'shoe-size', text: '38' }
        const problems = check(form, [...answers, unknown, ...answers.slice(0, 1)]).problems
        expect(problems).toEqual([
          { code: 'UNKNOWN_QUESTION', field: fieldOf('shoe-size') },
          ...answers
            .slice(0, 1)
            .map(({ questionId }) => ({ code: 'ANSWERED_TWICE', field: fieldOf(questionId) })),
        ])
      }),
      runs,
    )
  })

  test('the error for a missing required answer contains the path of its question', () => {
    assert(
      property(anyForm, anySeeds, (form, seeds) => {
        const answers = walkThrough(form, seeds)
        const needed = walk(form, answers).visible.filter(({ required }) => required)
        for (const { id } of needed) {
          const fewerAnswers = answers.filter(({ questionId }) => questionId !== id)
          expect(check(form, fewerAnswers).problems).toContainEqual({ code: 'REQUIRED', field: fieldOf(id) })
        }
      }),
      runs,
    )
  })
})

describe('the catalogue', () => {
  const versions = questionnaires().en.flatMap(({ id, versions: all }) =>
    all.map((version) => [`${id} ${version.version}`, version] as const),
  )

  test.each(versions)('valid answers to the visible questions of %s have a result', (_, version) => {
    const outcomeTitles = new Set<string>()
    assert(
      property(array(nat(), { minLength: 20, maxLength: 20 }), (seeds) => {
        const { accepted: validAnswers, dropped, problems } = check(version, walkThrough(version, seeds))
        expect({ dropped, problems }).toEqual({ dropped: [], problems: [] })
        outcomeTitles.add(outcomeOf(version, validAnswers).title)
      }),
      { ...runs, seed: 7 },
    )
    // Together, the generated sets of answers must reach every outcome of the questionnaire.
    expect(outcomeTitles.size).toBe(new Set(version.outcomes.map(({ title }) => title)).size)
  })
})
