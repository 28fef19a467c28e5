// Which version of a questionnaire is meant, and whether it is still taken.
import { questionnaires, type Questionnaire, type QuestionnaireVersion } from '../catalog/questionnaires.ts'
import type { Language } from '../locale/language.ts'
import { refuse } from '#shared/protocol/refuse.ts'

/** @throws NOT_FOUND */
export const questionnaireOf = (id: string, language: Language = 'en'): Questionnaire =>
  questionnaires[language].find((candidate) => candidate.id === id) ?? refuse('NOT_FOUND')

export function newestOf({ versions, id }: Questionnaire): QuestionnaireVersion {
  const newest = versions.at(-1)
  if (!newest) throw new Error(`The catalogue has no version of ${id}.`)
  return newest
}

/** Also a retired one: what was submitted to it stays. @throws NOT_FOUND */
export const versionOf = ({ versions }: Questionnaire, version: number): QuestionnaireVersion =>
  versions.find((edition) => edition.version === version) ?? refuse('NOT_FOUND')

export const isRetired = ({ retiredAt }: Pick<QuestionnaireVersion, 'retiredAt'>, now: Date) =>
  retiredAt !== null && retiredAt <= now

/** A version that answers are taken for. @throws NOT_FOUND, VERSION_RETIRED */
export function acceptedVersionOf(questionnaire: Questionnaire, version: number, now: Date) {
  const edition = versionOf(questionnaire, version)
  return isRetired(edition, now) ? refuse('VERSION_RETIRED') : edition
}
