// Reads questionnaires in all versions, with their questions and results. Do not change or remove versions, because
// stored submissions refer to the version that they answer.
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { QuestionnaireScreen } from '#generated/schemas/membersHub.schemas.ts'
import { titledText } from './campaignBlocks.ts'
import { defineLocalizedTopic, type TextIn } from './languages.ts'
import { questionsOf } from '#shared/questionnaires/branching.ts'
import {
  ruleFits,
  rulesLookBack,
  namesCertainAnswers,
  question,
  replacementFits,
  ruleOrNone,
} from './questions.ts'
import own from './questionnaires.json' with { type: 'json' }
import { aboutBaby, amount, field, instant, picture, reference, slug } from './schema.ts'

/**
 * Screens of questionnaires that the specification requires. Additional screens for package cards need only data, and
 * no code.
 */
const specified = ['questionnaire', 'questionnaire2', 'underwear', 'BreastPump', 'pregnancypillow']

const advice = (text: TextIn) =>
  z.strictObject({ when: field('Condition', ruleOrNone), ...titledText(text).shape })

/**
 * Result card with a number or word that the member should remember, such as a size. `field` is the field of the
 * profile that contains this value.
 */
const card = (text: TextIn) =>
  z
    .strictObject({
      label: text,
      value: text,
      unit: z._default(text, ''),
      field: field(
        'Field of the profile',
        z._default(z.nullable(z.literal(['cupSize', 'siliconePlugSize'])), null),
      ),
    })
    .check(
      z.refine(
        ({ value, unit }) => `${value} ${unit}`.length <= 20,
        '`value` and `unit` must have at most 20 characters together',
      ),
    )

const outcome = (text: TextIn) =>
  z.strictObject({ ...advice(text).shape, card: z._default(z.nullable(card(text)), null) })

/**
 * Ids of the questions for a replacement request. `part` asks for the missing or broken part, `words` for a part that
 * is not listed, and `address` for the delivery address.
 */
const replacement = z.strictObject({ part: slug, words: slug, address: slug })

const version = (text: TextIn) =>
  z
    .strictObject({
      version: z.int().check(z.gte(1), z.lte(1000)),
      retiredAt: field(
        'Closed from',
        z._default(
          z.nullable(
            z.pipe(
              instant,
              z.transform((at) => new Date(at)),
            ),
          ),
          null,
        ),
        'Time from which the version no longer accepts submissions.',
      ),
      pages: z
        .array(
          z.strictObject({
            id: slug,
            title: text,
            questions: z.array(question(text)).check(z.minLength(1), z.maxLength(20)),
          }),
        )
        .check(z.minLength(1), z.maxLength(20)),
      outcomes: field(
        'Outcomes',
        z.array(outcome(text)).check(z.minLength(1)),
        'Possible results: the first outcome that matches is shown, and the last outcome always matches.',
      ),
      tips: field(
        'Tips',
        z.array(advice(text)).check(z.maxLength(20)),
        'Tips below the result; all tips that match are shown.',
      ),
      note: text,
      replacement: z._default(z.nullable(replacement), null),
    })
    .check(
      z.refine(
        (edition) => new Set(questionsOf(edition).map(({ id }) => id)).size === questionsOf(edition).length,
        '`id` of questions must be unique in a version',
      ),
      z.refine((edition) => questionsOf(edition).length <= 100, 'a version must have at most 100 questions'),
      z.refine(
        (edition) => rulesLookBack(questionsOf(edition)),
        '`showIf` must refer only to earlier questions, with a test that fits their kind',
      ),
      z.refine(
        (edition) => namesCertainAnswers(questionsOf(edition)),
        'placeholders in `label` and `help` must refer to earlier questions that always have an answer',
      ),
      z.refine(
        (edition) =>
          [...edition.outcomes, ...edition.tips].every(({ when: rule }) =>
            ruleFits(rule, questionsOf(edition)),
          ),
        '`when` of outcomes and tips must refer only to questions of the version, with a test that fits their kind',
      ),
      z.refine(({ outcomes }) => outcomes.at(-1)?.when === null, '`when` of the last outcome must be null'),
      z.refine(
        (edition) => replacementFits(edition.replacement, questionsOf(edition)),
        '`replacement` must refer to a question with one choice, a text of at most 200 characters and an address',
      ),
    )

const questionnaire = (text: TextIn) =>
  z.strictObject({
    id: slug,
    screen: QuestionnaireScreen,
    picture,
    minutes: field('Minutes to answer', z.int().check(z.gte(1), z.lte(60))),
    aboutBaby,
    reward: z.strictObject({ coins: amount, points: amount, gift: z.optional(reference('gifts/gifts')) }),
    asksForOrder: field('Asks for the order', z.boolean()),
    asksForReview: field('Asks for a review', z.boolean()),
    title: text,
    teaser: text,
    intro: text,
    versions: z.array(version(text)).check(
      z.minLength(1),
      z.refine(
        (all) => all.every((edition, index) => edition.version === index + 1),
        '`version` must count from 1 in steps of 1',
      ),
      z.refine((all) => all.at(-1)?.retiredAt === null, '`retiredAt` of the newest version must be null'),
    ),
  })

const schemaOf = (text: TextIn) =>
  z.array(questionnaire(text)).check(
    z.refine(
      (all) => specified.every((screenId) => all.some(({ screen }) => screen === screenId)),
      `each of these screens must have a questionnaire: ${specified.join(', ')}`,
    ),
    z.refine(
      (all) => new Set(all.map(({ screen }) => screen.toLowerCase())).size === all.length,
      '`screen` must be unique, regardless of case',
    ),
    z.refine(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      '`id` of questionnaires must be unique',
    ),
  )

function readJson(path: string): object {
  const data: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return z.array(z.unknown()).parse(data)
}

/** Path of a JSON file. If set, its questionnaires replace the file of the catalog. */
const file = process.env.QUESTIONNAIRES

export const questionnairesTopic = defineLocalizedTopic({
  name: 'questionnaires',
  file: file ? readJson(file) : own,
  schemaOf,
})

/** Returns questionnaires in each language. */
export const questionnaires = questionnairesTopic.content

export type Questionnaire = ReturnType<typeof questionnaires>['en'][number]
export type QuestionnaireVersion = Questionnaire['versions'][number]
