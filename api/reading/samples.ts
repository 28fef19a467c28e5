// Adds the reading history of a sample member: the older issues, and a chapter of a course.
import { courses } from '../catalog/courses.ts'
import { issues } from '../catalog/magazine.ts'
import type { Database } from '../store/store.ts'
import { finish } from './progress.ts'
import { magazineHistory } from './tables.ts'

export async function addReadingSamples(tx: Database, memberId: string, now: Date) {
  const read = issues.slice(2).map(({ id }) => ({ memberId, issue: id, readAt: now }))
  if (read.length > 0) await tx.insert(magazineHistory).values(read)
  // A course without baby content, because some sample members silenced it.
  const course = courses.find(({ aboutBaby }) => !aboutBaby)
  const [chapter] = course?.chapters ?? []
  if (course && chapter) await finish(tx, { memberId, course, chapter, now })
}
