// Tests the tags for link previews: texts, pictures and URLs of each page in each language, and hostile content.
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { campaigns } from '#api/catalog/campaigns.ts'
import { issues } from '#api/catalog/magazine.ts'
import { courses } from '#api/catalog/courses.ts'
import { fileVersion, inVersion } from '#api/catalog/topic.ts'
import { eachLanguage, tagOf, type Language } from '#shared/languages.ts'
import { linkTags, type LinkedPage } from './linkTags.ts'

const hub = 'https://hub.example.com'
const now = new Date('2026-11-30T05:00:00Z')
const allLanguages = Object.keys(eachLanguage(String)).filter((name): name is Language => name !== '')

/** Parses the tags as a crawler does. */
function tagsOf(path: string, page: Partial<LinkedPage> = {}) {
  const html = linkTags({ address: hub + path, language: 'en', ...page }, now)
  const { document } = new Window()
  document.head.innerHTML = html
  const metas = [...document.head.querySelectorAll('meta')]
  expect(document.head.children).toHaveLength(metas.length)
  const valuesOf = (name: string) =>
    metas
      .filter((meta) => (meta.getAttribute('property') ?? meta.getAttribute('name')) === name)
      .map((meta) => meta.getAttribute('content') ?? '')
  return { valueOf: (name: string) => valuesOf(name)[0] ?? '', valuesOf }
}

const lengthOf = (text: string) => Array.from(new Intl.Segmenter().segment(text)).length

const [issue] = issues()
const [article] = issue?.articles ?? []
const [course] = courses()
if (!issue || !article || !course) throw new Error('Catalog has no article or course.')
const issuePath = `/gifts/eMagazineItemDetail?id=${issue.id}`
const raffle = (language: Language) =>
  campaigns()[language].find(({ campaign }) => campaign === 'RegistryWeekend')?.title ?? ''

describe.each(allLanguages)('in %s', (language) => {
  test.each([
    ['/', /./],
    ['/registration?linkCode=7KQ2MXRT', /./],
    ['/activity/2025/RegistryWeekend', raffle(language)],
    [issuePath, issue.name[language]],
    [`${issuePath}&article=${article.id}`, article.name[language]],
    [`/villages/list?course=${course.id}`, course.name[language]],
    ['/villages', /./],
    ['/activities', /./],
    ['/gifts/eMagazineList', /./],
    ['/app/faq', /./],
    ['/no/such/page', /./],
  ])('%s has a title, a description, a picture and the languages', (path, title) => {
    const { valueOf, valuesOf } = tagsOf(path, { language })
    expect(valueOf('og:title')).toMatch(title)
    expect(valueOf('og:description')).toMatch(/.{10}/)
    expect(lengthOf(valueOf('og:title'))).toBeLessThanOrEqual(60)
    expect(lengthOf(valueOf('og:description'))).toBeLessThanOrEqual(155)
    expect(valueOf('og:site_name')).toMatch(/./)
    expect(valueOf('og:url')).toBe(hub + path)
    const locale = tagOf(language).replace('-', '_')
    expect(valueOf('og:locale')).toBe(locale)
    const all = ['en_US', 'id_ID', 'th_TH', 'vi_VN']
    expect(valuesOf('og:locale:alternate')).toEqual(all.filter((each) => each !== locale))
    expect(valueOf('og:image')).toMatch(
      new RegExp(`^${hub}/share/[\\w.-]+/${tagOf(language)}-[0-9a-f]{16}\\.png$`),
    )
    expect([valueOf('og:image:width'), valueOf('og:image:height')]).toEqual(['1200', '630'])
    expect(valueOf('og:image:alt')).toMatch(/./)
    expect(valueOf('twitter:card')).toBe('summary_large_image')
    expect(valueOf('twitter:image')).toBe(valueOf('og:image'))
  })
})

test('the sign-in page describes the page to which it leads, in the language of that link', () => {
  const target = encodeURIComponent(`${hub}${issuePath}&Language=TH&utm_source=line`)
  const { valueOf } = tagsOf(`/login?redirect=${target}&source=x`)
  expect(valueOf('og:title')).toBe(issue.name.th)
  expect(valueOf('og:url')).toBe(hub + issuePath)
})

test('the sign-in page does not describe pages of another site', () => {
  const { valueOf } = tagsOf(`/login?redirect=${encodeURIComponent(`https://evil.example${issuePath}`)}`)
  expect(valueOf('og:title')).toBe(tagsOf('/').valueOf('og:title'))
})

test('og:url contains no parameters of campaigns and no tokens', () => {
  const { valueOf } = tagsOf('/registration?linkCode=7KQ2MXRT&utm_source=line&APPTOKEN=secret&email=a@b.c')
  expect(valueOf('og:url')).toBe(`${hub}/registration?linkCode=7KQ2MXRT`)
})

test('only the texts of the invitation contain the name of the inviting member', () => {
  const withName = tagsOf('/registration?linkCode=7KQ2MXRT', { inviter: 'Mali' })
  expect(withName.valueOf('og:title')).toBe('Mali invites you')
  expect(withName.valueOf('og:description')).toMatch(
    /^Join with this link and get .+\. Mali gets 150 coins\.$/,
  )
  const plain = tagsOf('/registration?linkCode=7KQ2MXRT')
  expect(plain.valueOf('og:title')).toBe('You’re invited')
  expect(withName.valueOf('og:image')).toBe(plain.valueOf('og:image'))
  expect(tagsOf('/activities', { inviter: 'Mali' }).valueOf('og:title')).not.toContain('Mali')
})

test('a hostile name stays text', () => {
  const inviter = `"><script>alert(1)</script><meta content='&amp;\u0000`
  const { valueOf } = tagsOf('/registration?linkCode=7KQ2MXRT', { inviter })
  expect(valueOf('og:title')).toBe(`"><script>alert(1)</script><meta content='&amp;  invites you`)
})

test('issues of the future, missing entries and activities that are switched off have the preview of the hub', () => {
  const general = tagsOf('/').valueOf('og:title')
  const paths = [
    '/gifts/eMagazineItemDetail?id=2099-01',
    `${issuePath}&article=no-such-article`,
    '/villages/list?course=no-such-course',
    '/activity/2025/NoSuchActivity',
    '/activity/2025/__proto__',
  ]
  expect(paths.map((path) => tagsOf(path).valueOf('og:title'))).toEqual(paths.map(() => general))
  const before = new Date(`${issue.publishedOn}T00:00:00Z`).getTime() - 1
  const early = linkTags({ address: hub + issuePath, language: 'en' }, new Date(before))
  expect(early).not.toContain(issue.name.en)
})

test('a new title in the catalog changes the title and the URL of the picture', () => {
  const path = `/villages/list?course=${course.id}`
  const old = tagsOf(path)
  const edited = courses().map((each) => ({ ...each, name: { ...each.name, en: 'Quiet <evenings>' } }))
  const sources = new Map([['courses', edited]])
  const next = inVersion({ ...fileVersion, number: 1, sources }, () => tagsOf(path))
  expect(next.valueOf('og:title')).toBe('Quiet <evenings>')
  expect(next.valueOf('og:image')).not.toBe(old.valueOf('og:image'))
})

test.each([
  ['กู้'.repeat(300), `${'กู้'.repeat(154)}…`],
  ['Quiet evenings, '.repeat(20), `${'Quiet evenings, '.repeat(9)}Quiet…`],
])('a long description ends after a word and 155 characters with an ellipsis', (text, start) => {
  const edited = courses().map((each) => ({ ...each, text: { ...each.text, th: text } }))
  const sources = new Map([['courses', edited]])
  const path = `/villages/list?course=${course.id}`
  const { valueOf } = inVersion({ ...fileVersion, number: 1, sources }, () =>
    tagsOf(path, { language: 'th' }),
  )
  expect(valueOf('og:description')).toBe(start)
})
