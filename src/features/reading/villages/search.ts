// Reads the addresses of the villages: the filter of the list, the course, its chapter, its certificate.
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

/** A topic of courses, or what is new in the shop. */
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

/** Those that are begun first, those that are finished last. */
export const byProgress = (courses: readonly Course[]) => sorted(courses, (a, b) => rank(a) - rank(b))

const rank = ({ done, finishedAt }: Course) => (finishedAt !== null ? 2 : done > 0 ? 0 : 1)
