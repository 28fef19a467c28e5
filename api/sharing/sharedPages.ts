// Describes pages for link previews: title, text and drawing in each language. The content comes from the catalog, so a
// preview changes when staff publish a new title.
import { campaigns } from '#api/catalog/campaigns.ts'
import { coursePicture, courses } from '#api/catalog/courses.ts'
import { issues, magazinePicture } from '#api/catalog/magazine.ts'
import { hasPage } from '#api/activities/index.ts'
import { writePreview } from '#api/locale/intl.ts'
import type { Language } from '#api/locale/language.ts'
import { invitationTexts } from '#api/vouchers/index.ts'

export type SharedPage = {
  title: string
  text: string
  /** Path of the drawing or photograph. */
  picture: string
  kind: 'website' | 'article'
}

/** Pages that have a fixed text in `locales/linkPreviews/`, with their drawings. */
const fixedPages = {
  hub: '/art/scenes/welcome.svg',
  registration: '/art/scenes/gift-table.svg',
  activities: '/art/activities/morning-circle.svg',
  magazine: '/art/scenes/quiet-nights.svg',
  courses: '/art/scenes/village.svg',
} as const

type FixedPage = keyof typeof fixedPages

const isFixed = (id: string): id is FixedPage => Object.hasOwn(fixedPages, id)

/** Id of the page for visitors that a member has invited. */
export const invitationId = 'invitation'

/**
 * Returns the id of the page at a URL of the hub, such as `issue.2026-11`; `hub` for pages without a separate preview.
 */
export function pageIdOf({ pathname, searchParams }: URL): string {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const [, year, campaign] = /^\/activity\/(20\d\d)\/(\w+)$/.exec(path) ?? []
  if (year && campaign) return `activity.${year}-${campaign}`
  const [issue, article] = [searchParams.get('id'), searchParams.get('article')]
  if (path === '/gifts/eMagazineItemDetail' && issue)
    return article ? `article.${issue}.${article}` : `issue.${issue}`
  const course = searchParams.get('course')
  if (path === '/villages/list' && course) return `course.${course}`
  if (path === '/registration') return searchParams.has('linkCode') ? invitationId : 'registration'
  return listIds.get(path) ?? 'hub'
}

const listIds: ReadonlyMap<string, FixedPage> = new Map([
  ['/activities', 'activities'],
  ['/activity/guidance', 'activities'],
  ['/gifts/eMagazineList', 'magazine'],
  ['/gifts/eMagazineItemDetail', 'magazine'],
  ['/villages', 'courses'],
  ['/villages/list', 'courses'],
])

/** Returns the texts and the drawing of a page; `undefined` if the catalog has no such page at this time. */
export function sharedPage(id: string, language: Language, now: Date): SharedPage | undefined {
  if (isFixed(id)) return { ...writePreview(id, language, {}), picture: fixedPages[id], kind: 'website' }
  if (id === invitationId) return invitationPage(language)
  const [kind, first, second] = id.split('.')
  if (kind === 'activity') return campaignPage(first, language, now)
  if (kind === 'course') return coursePage(first, language)
  if (kind === 'issue' || kind === 'article') return issuePage({ id: first, article: second }, language, now)
  return undefined
}

const invitationPage = (language: Language): SharedPage => ({
  ...invitationTexts(language, null),
  picture: '/art/scenes/gift-table.svg',
  kind: 'website',
})

function campaignPage(id: string | undefined, language: Language, now: Date): SharedPage | undefined {
  const campaign = campaigns()[language].find((each) => each.id === id && hasPage(each, now))
  return (
    campaign && { title: campaign.title, text: campaign.teaser, picture: campaign.picture, kind: 'website' }
  )
}

function coursePage(id: string | undefined, language: Language): SharedPage | undefined {
  const course = courses().find((each) => each.id === id)
  if (!course) return undefined
  const { name, text } = course
  return {
    title: name[language],
    text: text[language],
    picture: coursePicture(course),
    kind: 'article',
  }
}

/** Omits issues that will be published on a later day, so that a guessed URL does not reveal their titles. */
function issuePage(
  { id, article: articleId }: { id: string | undefined; article: string | undefined },
  language: Language,
  now: Date,
): SharedPage | undefined {
  const today = now.toISOString().slice(0, 10)
  const issue = issues().find((each) => each.id === id && each.publishedOn <= today)
  if (!issue) return undefined
  if (articleId === undefined)
    return {
      title: issue.name[language],
      text: issue.text[language],
      picture: magazinePicture(issue.id),
      kind: 'article',
    }
  const article = issue.articles.find((each) => each.id === articleId)
  return (
    article && {
      title: article.name[language],
      text: article.paragraphs[0]?.[language] ?? '',
      picture: magazinePicture(article.topic),
      kind: 'article',
    }
  )
}
