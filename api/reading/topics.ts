// Sorts the topics of articles and courses by their relevance to a member.
import type { components } from '#generated/schema.d.ts'
import { courses } from '../catalog/courses.ts'
import { localDate } from '../locale/calendar.ts'
import type { Member } from '../members/member.ts'
import { showable } from '../offers/silence.ts'
import type { Database } from '../store/store.ts'
import { readerStageOf } from './reader.ts'
import { issuesFor } from './rules.ts'
import { momentsOf } from './stage.ts'

type Topic = components['schemas']['ReadingTopic']

/** Relevance of an item for the stage of the member, compared with any other item of the topic. */
const stageWeight = 100

/** Returns the topics of the items that the member may read. Topics with items for the stage of the member are first. */
export async function topicsFor(db: Database, member: Member, now: Date): Promise<Topic[]> {
  const today = localDate(now, member.timeZone)
  const moments = momentsOf(await readerStageOf(db, member, today), today)
  const items = [
    ...issuesFor(now, member).flatMap(({ articles }) => articles),
    ...showable(courses(), member),
  ]
  const relevance = new Map<Topic, number>()
  for (const item of items) {
    const isForStage = item.moments.some((moment) => moments.includes(moment))
    relevance.set(item.topic, (relevance.get(item.topic) ?? 0) + (isForStage ? stageWeight : 1))
  }
  return [...relevance].toSorted(([, a], [, b]) => b - a).map(([topic]) => topic)
}
