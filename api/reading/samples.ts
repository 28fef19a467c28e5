// Adds the reading history of a sample member: marks all issues except two as read, and one chapter of a course as
// finished.
import { courses } from '../catalog/courses.ts'
import { issues } from '../catalog/magazine.ts'
import type { Database } from '../store/store.ts'
import { finish } from './progress.ts'
import { magazineHistory } from './tables.ts'

export async function addReadingSamples(tx: Database, memberId: string, now: Date) {
  const read = issues()
    .slice(2)
    .map(({ id }) => ({ memberId, issue: id, readAt: now }))
  if (read.length > 0) await tx.insert(magazineHistory).values(read)
  // Uses a course without baby content, because some sample members have hidden baby content.
  const course = courses().find(({ aboutBaby }) => !aboutBaby)
  const [chapter] = course?.chapters ?? []
  if (course && chapter) await finish(tx, { memberId, course, chapter, now })
}
