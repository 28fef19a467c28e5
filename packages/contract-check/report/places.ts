// Formats the list of operations that a change affects. A change of a shared schema may affect hundreds of operations.
import type { Subject, Verdict } from '../changes/finding.ts'
import { groupBy } from '@members-hub/openapi'

/** Lists of at most this length are written in full. */
const maxLength = 5
/** Number of names that are shown if a list is longer. */
const shownLength = 3

/** @returns the names, separated by commas; a long list is shortened: `a, b, c and 97 more` */
export const inShort = (names: readonly string[]) =>
  names.length > maxLength
    ? `${names.slice(0, shownLength).join(', ')} and ${names.length - shownLength} more`
    : names.join(', ')

/**
 * @param verdict the verdict of the finding
 * @returns the operations that the finding concerns, grouped by direction and verdict if the verdicts differ:
 * `requests of a, b (broken); responses of c (affected)`
 */
export function operationsOf(subjects: readonly Subject[], verdict: Verdict): string {
  const concerned = subjects.filter((subject) => verdict === 'safe' || subject.verdict !== 'safe')
  const verdicts = new Set(concerned.map((subject) => subject.verdict))
  if (verdicts.size <= 1) return inShort(namesOf(concerned))
  const groups = groupBy(concerned, (subject) => `${directionOf(subject)} ${subject.verdict ?? verdict}`)
  return [...groups]
    .map(([group, members]) => {
      const [direction, groupVerdict] = group.split(' ')
      return `${direction} of ${inShort(namesOf(members))} (${groupVerdict})`
    })
    .join('; ')
}

const namesOf = (subjects: readonly Subject[]) => [...new Set(subjects.map(({ operation }) => operation))]

const directionOf = ({ part, status }: Subject) =>
  part === 'answer' || part === 'refusal' || status !== undefined ? 'responses' : 'requests'

/**
 * @returns the operation and path of a location, as machine-readable reports contain it: `getPet answer 200 owner.name`
 */
export const placeName = ({ operation, part, status, path }: Subject) =>
  [operation, part, status, path.join('.')].filter((name) => name !== undefined && name !== '').join(' ')
