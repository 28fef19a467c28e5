// Finds the articles of an issue that are new to a member and fit their feeding stage, for letters.
import { localDate } from '../locale/calendar.ts'
import { issues, type Issue } from '../catalog/magazine.ts'
import type { Member } from '../members/member.ts'
import type { Database } from '../store/store.ts'
import { readerStageOf, readOf } from './reader.ts'
import { issuesFor } from './rules.ts'
import { momentsOf, suggested } from './stage.ts'

/** Days after its publication for which an issue is new. */
const newDays = 31

const dayLength = 86_400_000

/** Returns the newest issue that is published in every time zone; `undefined` if it is no longer new. */
export function newestIssue(now: Date): Issue | undefined {
  const dateBefore = (days: number) => new Date(now.getTime() - days * dayLength).toISOString().slice(0, 10)
  const newest = issues().find(({ publishedOn }) => publishedOn <= dateBefore(1))
  return newest && newest.publishedOn > dateBefore(newDays) ? newest : undefined
}

/** Returns the articles for the member, most relevant first; `undefined` if the member has read the issue. */
export async function newArticles(
  db: Database,
  member: Omit<Member, 'session'>,
  { issueId, now }: { issueId: string; now: Date },
): Promise<{ issue: Issue; articles: Issue['articles'] } | undefined> {
  const issue = issuesFor(now, member).find(({ id }) => id === issueId)
  if (!issue || (await readOf(db, member.id, [issue])).size > 0) return undefined
  const today = localDate(now, member.timeZone)
  const moments = momentsOf(await readerStageOf(db, member, today), today)
  const articles = suggested(issue.articles, moments).map(({ item }) => item)
  return articles.length > 0 ? { issue, articles } : undefined
}
