// Handles the magazine, online courses and benefits for new products.
import { localDate } from '../locale/calendar.ts'
import { courses } from '../catalog/courses.ts'
import { assertEligible } from '../offers/eligibility.ts'
import { levelOf } from '../levels/level.ts'
import { unlocksFor } from '../levels/unlock.ts'
import type { Handlers } from '../http/operation.ts'
import { page } from '../http/paging.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { showable } from '../offers/silence.ts'
import { finish, progressOf } from './progress.ts'
import {
  articlesToRead,
  benefitsFor,
  courseDetail,
  courseOpen,
  coursesToRead,
  issuesFor,
  shownArticle,
  shownBenefit,
  shownCourse,
  shownIssue,
  shownSuggestion,
  type Reader,
} from './rules.ts'
import { readerStageOf, readOf } from './reader.ts'
import { momentsOf, suggested } from './stage.ts'
import { magazineHistory } from './tables.ts'
import type { Member } from '../members/member.ts'

export const reading: Handlers<'reading'> = {
  async listOnlineCourses({ db, member, language, now }) {
    const reader = await readerOf(db, member, now)
    const progress = await progressOf(db, member.id)
    const items = showable(courses(), member)
    const unlockOf = await unlocksFor({ db, member, language, now }, reader.level, items)
    return {
      items: items.map((course) => ({
        ...shownCourse(course, reader, { progress: progress.get(course.id), language }),
        ...unlockOf(course),
      })),
    }
  },

  async getCourse({ db, member, language, path: { id }, now }) {
    const course = courseOf(id, member)
    const [progress, reader] = await Promise.all([progressOf(db, member.id), readerOf(db, member, now)])
    const unlockOf = await unlocksFor({ db, member, language, now }, reader.level, [course])
    return {
      ...courseDetail(course, reader, { progress: progress.get(id), language }),
      ...unlockOf(course),
    }
  },

  async finishChapter({ db, member, language, path: { id }, body: { chapterId }, now }) {
    const course = courseOf(id, member)
    const chapter = course.chapters.find((candidate) => candidate.id === chapterId) ?? refuse('NOT_FOUND')
    const reader = await readerOf(db, member, now)
    assertEligible(courseOpen(course, reader))
    const wish = { memberId: member.id, course, chapter, now }
    const { last, progress } = await db.transaction((tx) => finish(tx, wish))
    return {
      reward: last ? course.reward : { coins: 0, points: 0 },
      course: courseDetail(course, reader, { progress, language }),
    }
  },

  async listNewProductBenefits({ db, member, language, now }) {
    const reader = await readerOf(db, member, now)
    const items = benefitsFor(now, reader)
    const unlockOf = await unlocksFor({ db, member, language, now }, reader.level, items)
    return {
      items: items.map((benefit) => ({
        ...shownBenefit(benefit, reader, { now, language }),
        ...unlockOf(benefit),
      })),
    }
  },

  async queryMagazines({ db, member, language, query: { cursor, limit }, now }) {
    const older = issuesFor(now, member).filter(({ id }) => cursor === undefined || id < cursor)
    const { items, nextCursor } = page(older, limit)
    const read = await readOf(db, member.id, items)
    return {
      items: items.map((issue) => ({
        ...shownIssue(issue, read, language),
        articles: issue.articles.length,
      })),
      nextCursor,
    }
  },

  async checkIsBrowse({ db, member, now }) {
    const appeared = issuesFor(now, member)
    return { isAllBrowse: (await readOf(db, member.id, appeared)).size === appeared.length }
  },

  async addMagazineHistory({ db, member, path: { id }, now }) {
    const issue = issueOf(id, member, now)
    await db
      .insert(magazineHistory)
      .values({ memberId: member.id, issue: issue.id, readAt: now })
      .onConflictDoNothing()
  },

  async getMagazineDetail({ db, member, language, path: { id }, now }) {
    const issue = issueOf(id, member, now)
    return {
      ...shownIssue(issue, await readOf(db, member.id, [issue]), language),
      articles: issue.articles.map((article) => shownArticle(article, language)),
    }
  },

  async listReadingForStage({ db, member, language, now }) {
    const today = localDate(now, member.timeZone)
    const appeared = issuesFor(now, member)
    const [read, reader, progress, standing] = await Promise.all([
      readOf(db, member.id, appeared),
      readerOf(db, member, now),
      progressOf(db, member.id),
      readerStageOf(db, member, today),
    ])
    const items = [...articlesToRead(appeared, read), ...coursesToRead(reader, progress)]
    const moments = momentsOf(standing, today)
    return {
      items: suggested(items, moments).map(({ item, moment }) => ({
        ...shownSuggestion(item, language),
        moment,
      })),
    }
  },
}

const courseOf = (id: string, member: Member) =>
  showable(courses(), member).find((course) => course.id === id) ?? refuse('NOT_FOUND')

const issueOf = (id: string, member: Member, now: Date) =>
  issuesFor(now, member).find((issue) => issue.id === id) ?? refuse('NOT_FOUND')

async function readerOf(db: Database, member: Member, now: Date): Promise<Reader> {
  return { viewer: member, countryCode: member.countryCode, level: await levelOf(db, member.id, now) }
}
