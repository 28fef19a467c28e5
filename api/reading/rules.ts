// Selects magazine issues, courses and benefits for a member, without side effects. Converts them to schemas of the API
// contract.
import type { components } from '#generated/schema.d.ts'
import { localDate } from '../locale/calendar.ts'
import { benefits, type Benefit } from '../catalog/benefits.ts'
import { coursePicture, courses, type Chapter, type Course } from '../catalog/courses.ts'
import { issues, magazinePicture, type Issue } from '../catalog/magazine.ts'
import {
  eligibility,
  isOfferedIn,
  reasonIf,
  reasonsAgainst,
  type Eligibility,
} from '../offers/eligibility.ts'
import type { Language, Localized } from '../locale/language.ts'
import type { Member } from '../members/member.ts'
import { showable, type Viewer } from '../offers/silence.ts'

type Schemas = components['schemas']
export type Reader = { viewer: Viewer; countryCode: string; level: number }
/** Progress in a course: the times at which each chapter and the whole course were finished. */
export type Progress = { chapters: Record<string, string>; finishedAt: Date | null }

/**
 * Returns the magazine issues that are already published in the member's time zone, newest first. Each issue contains
 * only the articles that the member may see.
 */
export const issuesFor = (now: Date, member: Pick<Member, 'timeZone' | 'babyContentSilencedAt'>): Issue[] => {
  const today = localDate(now, member.timeZone)
  return showable(issues(), member)
    .filter(({ publishedOn }) => publishedOn <= today)
    .map((issue) => ({ ...issue, articles: showable(issue.articles, member) }))
    .filter(({ articles }) => articles.length > 0)
}

export const shownIssue = (issue: Issue, read: ReadonlySet<string>, language: Language) => ({
  id: issue.id,
  name: issue.name[language],
  text: issue.text[language],
  picture: magazinePicture(issue.id),
  publishedOn: issue.publishedOn,
  isBrowse: read.has(issue.id),
})

export const shownArticle = (
  { id, topic, minutes, name, paragraphs }: Issue['articles'][number],
  language: Language,
): Schemas['MagazineArticle'] => ({
  id,
  topic,
  minutes,
  name: name[language],
  picture: magazinePicture(topic),
  paragraphs: paragraphs.map((paragraph) => paragraph[language]),
})

/** Item that can be suggested to a member: an article with its magazine issue, or a course. */
export type Readable = ({ issue: string } & Issue['articles'][number]) | ({ issue: null } & Course)

/** Returns the articles in issues that the member has not read. */
export const articlesToRead = (of: readonly Issue[], read: ReadonlySet<string>): Readable[] =>
  of
    .filter(({ id }) => !read.has(id))
    .flatMap(({ id, articles }) => articles.map((article) => ({ issue: id, ...article })))

/** Returns courses that the member may take and has not finished. */
export const coursesToRead = (reader: Reader, progress: ReadonlyMap<string, Progress>): Readable[] =>
  showable(courses(), reader.viewer)
    .filter((course) => courseOpen(course, reader).ok && !progress.get(course.id)?.finishedAt)
    .map((course) => ({ issue: null, ...course }))

export function shownSuggestion(item: Readable, language: Language) {
  const { id, issue, topic, name } = item
  const heading = { id, issue, topic, name: name[language] }
  return item.issue === null
    ? { ...heading, kind: 'course' as const, picture: coursePicture(item), minutes: minutesOf(item) }
    : { ...heading, kind: 'article' as const, picture: magazinePicture(topic), minutes: item.minutes }
}

const minutesOf = ({ chapters }: Course) => chapters.reduce((sum, { minutes }) => sum + minutes, 0)

/**
 * Checks whether the member's level is high enough for a course. The country is not checked, because courses are
 * available in all countries.
 */
export const courseOpen = ({ fromLevel }: Course, reader: Reader): Eligibility =>
  eligibility(reasonsAgainst({ regions: [], fromLevel }, reader))

export function shownCourse(
  course: Course,
  reader: Reader,
  { progress, language }: { progress: Progress | undefined; language: Language },
): Schemas['Course'] {
  const { id, topic, fromLevel, reward, chapters } = course
  const chapterViews = chapters.map((chapter) => shownChapter(chapter, progress, language))
  return {
    id,
    topic,
    fromLevel,
    reward,
    name: course.name[language],
    text: course.text[language],
    picture: coursePicture(course),
    minutes: minutesOf(course),
    done: chapterViews.filter(({ doneAt }) => doneAt !== null).length,
    finishedAt: progress?.finishedAt?.toISOString() ?? null,
    chapters: chapterViews,
    eligibility: courseOpen(course, reader),
  }
}

/** Returns a course with the texts of its chapters. The texts are empty if the member may not take the course. */
export function courseDetail(
  course: Course,
  reader: Reader,
  { progress, language }: { progress: Progress | undefined; language: Language },
): Schemas['CourseDetail'] {
  const courseView = shownCourse(course, reader, { progress, language })
  const textOf = ({ paragraphs }: Chapter) => (courseView.eligibility.ok ? joined(paragraphs, language) : '')
  return {
    ...courseView,
    chapters: course.chapters.map((chapter) => ({
      ...shownChapter(chapter, progress, language),
      text: textOf(chapter),
    })),
  }
}

/** Returns benefits of the member's country that have not ended, sorted by their end date, earliest first. */
export const benefitsFor = (now: Date, { countryCode, viewer }: Reader): Benefit[] =>
  showable(benefits(), viewer)
    .filter(({ closesAt }) => now < new Date(closesAt))
    .filter((benefit) => isOfferedIn(benefit, countryCode))
    .toSorted((a, b) => Date.parse(a.closesAt) - Date.parse(b.closesAt))

export function shownBenefit(
  benefit: Benefit,
  reader: Reader,
  { now, language }: { now: Date; language: Language },
): Schemas['Benefit'] {
  const { id, opensAt, closesAt, regions, fromLevel, link } = benefit
  const opens = new Date(opensAt)
  const reasons = [...reasonsAgainst(benefit, reader), ...reasonIf(now < opens, 'NOT_OPEN_YET')]
  return {
    id,
    regions,
    fromLevel,
    link,
    name: benefit.name[language],
    text: benefit.text[language],
    picture: `/art/benefits/${id}.svg`,
    opensAt: opens.toISOString(),
    closesAt: new Date(closesAt).toISOString(),
    eligibility: eligibility(reasons, now < opens ? opens : undefined),
  }
}

const shownChapter = (
  { id, minutes, name }: Chapter,
  progress: Progress | undefined,
  language: Language,
) => ({
  id,
  minutes,
  name: name[language],
  doneAt: progress?.chapters[id] ?? null,
})

const joined = (texts: Localized[], language: Language) => texts.map((text) => text[language]).join('\n\n')
