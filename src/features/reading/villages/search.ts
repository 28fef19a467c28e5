// What the addresses of the villages say: the filter of the list, the course, its chapter, its certificate.
import type { Course, ReadingTopic } from '../../../../generated/schema.d.ts'

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

export type VillageSearch = {
  show?: VillageShelf | undefined
  course?: string | undefined
  chapter?: string | undefined
  certificate?: true | undefined
}

/** What is unknown is said to be nothing: the router passes on what is left out. */
export const villageSearch = ({
  show,
  course,
  chapter,
  certificate,
}: Record<string, unknown>): VillageSearch => ({
  show: shelves.find((each) => each === show),
  course: named(course),
  chapter: named(chapter),
  certificate: certificate === true ? true : undefined,
})

const named = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined

export const coursesShown = (courses: readonly Course[], show: VillageShelf | undefined) =>
  courses.filter(({ topic }) => show === undefined || topic === show)

/** Those that are begun first, those that are finished last. */
export const byProgress = (courses: readonly Course[]) => courses.toSorted((a, b) => rank(a) - rank(b))

const rank = ({ done, finishedAt }: Course) => (finishedAt !== null ? 2 : done > 0 ? 0 : 1)
