// Query parameters of the pages about courses (villages): filter, course, chapter, certificate.
import { idField } from '#generated/parameters.ts'
import type { Course, ReadingTopic } from '#generated/schema.d.ts'
import { flag, oneOf, searchOf } from '#src/client/search.ts'
import { sorted } from '#shared/sorted.ts'

export const topics = [
  'sleep',
  'feeding',
  'pumping',
  'work',
  'helpers',
  'mind',
] as const satisfies ReadingTopic[]

/** Values of the filter: the topics of the courses, and the benefits for new products. */
export const shelves = [...topics, 'benefits'] as const
export type VillageShelf = (typeof shelves)[number]

export const villageSearch = searchOf({
  show: oneOf(...shelves),
  course: idField,
  chapter: idField,
  certificate: flag,
})

export const coursesShown = (courses: readonly Course[], show: VillageShelf | undefined) =>
  courses.filter(({ topic }) => show === undefined || topic === show)

/** Sorts courses: first courses in progress, then courses that the member has not started, then finished courses. */
export const byProgress = (courses: readonly Course[]) => sorted(courses, (a, b) => rank(a) - rank(b))

const rank = ({ done, finishedAt }: Course) => (finishedAt !== null ? 2 : done > 0 ? 0 : 1)
