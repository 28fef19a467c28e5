// Validates all topics of a version, references between them, and rules between topics.
import * as z from 'zod/mini'
import { listOf, valueAt } from '#shared/unknown.ts'
import { issueProblems } from './issueProblems.ts'
import { InvalidCatalog, placeOf, problemWith, type CatalogProblem } from './problems.ts'
import { referenceProblems, type Source } from './references.ts'
import { inVersion, type CatalogVersion } from './topic.ts'
import { topics } from './topics.ts'

/**
 * Validates a version. Data that was read before is not validated again.
 * @throws InvalidCatalog with all problems of all topics
 */
export function checkVersion(version: CatalogVersion) {
  const problems = versionProblems(version)
  if (problems.length > 0) throw new InvalidCatalog(problems)
}

/** Returns all problems of all topics. */
export const versionProblems = (version: CatalogVersion): CatalogProblem[] =>
  inVersion(version, () => {
    const sources = topics.map((topic) => ({ topic, data: version.sources.get(topic.name) ?? topic.file }))
    return [...sources.flatMap(topicProblems), ...referenceProblems(sources), ...ruleProblems(sources)]
  })

function topicProblems(source: Source): CatalogProblem[] {
  const { topic, data } = source
  try {
    topic.content()
    return repeatedEntries(source)
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    return [...issueProblems(topic, data, error.issues), ...repeatedEntries(source)]
  }
}

/** Returns a problem for each entry with the key of an earlier entry, which would replace the earlier one. */
function repeatedEntries({ topic, data }: Source): CatalogProblem[] {
  const path = topic.list === undefined ? [] : [topic.list]
  const keys = listOf(valueAt(data, ...path)).map(topic.keyOf)
  if (new Set(keys).size === keys.length) return []
  const repeated = [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))]
  return repeated.map((name) => {
    const place = placeOf(topic, data, [...path, keys.indexOf(name)])
    return problemWith({ topic: topic.name, ...place, code: 'repeated', parameters: { name } })
  })
}

/** Returns the problems of rules between topics that are no references. */
function ruleProblems(sources: readonly Source[]): CatalogProblem[] {
  const dataOf = (name: string) => sources.find(({ topic }) => topic.name === name)?.data
  const stages = listOf(valueAt(dataOf('lactation'), 'stages')).length
  const moments = listOf(valueAt(dataOf('reading-moments'), 'stages')).length
  const screens = new Map(
    listOf(dataOf('questionnaires')).map((row) => [valueAt(row, 'id'), valueAt(row, 'screen')]),
  )
  const wrongCards = listOf(dataOf('package-cards')).filter((row) => {
    const screen = screens.get(valueAt(row, 'questionnaireId'))
    // A missing questionnaire is a problem of the reference.
    return screen !== undefined && screen !== valueAt(row, 'card')
  })
  return [
    ...wrongCards.map((row) =>
      problemWith({
        topic: 'package-cards',
        entry: `/${String(valueAt(row, 'card'))}`,
        path: 'questionnaireId',
        code: 'rule',
        text: 'The screen of the questionnaire must be this card.',
      }),
    ),
    ...(moments === stages
      ? []
      : [
          problemWith({
            topic: 'reading-moments',
            entry: 'stages',
            path: '',
            code: 'rule',
            text: `One reading moment for each of the ${stages} lactation stages is required: now ${moments}.`,
          }),
        ]),
  ]
}
