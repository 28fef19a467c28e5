// Finds a version of a questionnaire, and checks whether that version still accepts answers.
import { questionnaires, type Questionnaire, type QuestionnaireVersion } from '../catalog/questionnaires.ts'
import type { Language } from '../locale/language.ts'
import { refuse } from '#shared/protocol/refuse.ts'

/** @throws NOT_FOUND */
export const questionnaireOf = (id: string, language: Language = 'en'): Questionnaire =>
  questionnaires()[language].find((candidate) => candidate.id === id) ?? refuse('NOT_FOUND')

export function newestOf({ versions, id }: Questionnaire): QuestionnaireVersion {
  const newest = versions.at(-1)
  if (!newest) throw new Error(`Catalog has no version of ${id}.`)
  return newest
}

/**
 * Returns a version, even if it is retired, because submissions of retired versions are still stored.
 * @throws NOT_FOUND
 */
export const versionOf = ({ versions }: Questionnaire, version: number): QuestionnaireVersion =>
  versions.find((edition) => edition.version === version) ?? refuse('NOT_FOUND')

export const isRetired = ({ retiredAt }: Pick<QuestionnaireVersion, 'retiredAt'>, now: Date) =>
  retiredAt !== null && retiredAt <= now

/** Returns a version that still accepts answers. @throws NOT_FOUND, VERSION_RETIRED */
export function acceptedVersionOf(questionnaire: Questionnaire, version: number, now: Date) {
  const edition = versionOf(questionnaire, version)
  return isRetired(edition, now) ? refuse('VERSION_RETIRED') : edition
}
