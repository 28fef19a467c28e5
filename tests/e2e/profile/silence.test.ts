// Tests that members who paused content about babies after a bereavement see no text or image about babies from the
// catalog on any screen (docs/decisions/0006).
import { benefits } from '#api/catalog/benefits.ts'
import { campaigns } from '#api/catalog/campaigns.ts'
import { courses } from '#api/catalog/courses.ts'
import { gifts } from '#api/catalog/gifts.ts'
import { lactation } from '#api/catalog/lactation.ts'
import { issues } from '#api/catalog/magazine.ts'
import { mallProducts } from '#api/catalog/mall.ts'
import { materials } from '#api/catalog/materials.ts'
import { samplePassword } from '#api/samples/accounts.ts'
import { localeOf, type Language } from '#api/locale/language.ts'
import { screens } from '#scripts/screens.ts'
import { fullUnless } from '../helpers/full.ts'
import { expect, test } from '../helpers/hub.ts'
import { dataOf } from '../helpers/member.ts'

const languages: readonly Language[] = ['en', 'id', 'th', 'vn']

/** Returns all catalog entries that have the property `aboutBaby`, each with the folder of its images. */
const catalogue = (language: Language) => [
  ...[...gifts().values()].map((gift) => ({ ...gift, art: 'gifts' })),
  ...[...mallProducts().values()].map((product) => ({ ...product, art: 'mall' })),
  ...benefits().map((benefit) => ({ ...benefit, art: 'benefits' })),
  ...courses().map((course) => ({ ...course, art: 'courses' })),
  ...issues().map((issue) => ({ ...issue, articles: [], art: 'magazine' })),
  ...issues()
    .flatMap(({ articles }) => articles)
    .map((article) => ({ ...article, art: '' })),
  ...campaigns()[language].map((campaign) => ({ ...campaign, art: '' })),
  ...materials().map((material) => ({ ...material, art: '' })),
]

const picturesOf = ({ id, art }: { id: string; art: string }) => (art === '' ? [] : [`/art/${art}/${id}.svg`])

const saidBy = (marked: boolean, language: Language) =>
  catalogue(language)
    .filter(({ aboutBaby }) => aboutBaby === marked)
    .flatMap((entry) => [...textsIn(entry, language), ...picturesOf(entry)])

/**
 * Minimum length in characters of a text to search for, because shorter texts such as `10 coins` also occur on other
 * pages.
 */
const telling = 10

/**
 * Returns the texts and images of catalog entries with `aboutBaby`, except those that other entries use as well, such
 * as an image of coins.
 */
function aboutBabies(language: Language) {
  // Some family stages that members select in their profile have the same name as an article.
  const saidElsewhere = [...saidBy(false, language), ...textsIn(lactation().stages, language)].join('\n')
  const babyTexts = saidBy(true, language).filter((text) => text.length >= telling)
  return new Set(babyTexts.filter((text) => !saidElsewhere.includes(text)))
}

/**
 * Returns the texts in the given language and the image paths. Strings without a space are ids or generic words and are
 * skipped.
 */
function textsIn(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return /^\/art\/|\s|[\u0e00-\u0e7f]{6}/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'th' in value) {
    const text = new Map(Object.entries(value)).get(language)
    return typeof text === 'string' && text !== '' ? [text] : []
  }
  return Object.values(value).flatMap((each) => textsIn(each, language))
}

/** Excluded pages: they list items that the member has already claimed, with the names of these items. */
const exemptPaths = new Set(['/pointsMall?mine=true', '/gifts/reward'])

async function foundOn(hub: { origin: string }, token: string, language: Language): Promise<string[]> {
  const findings: string[] = []
  const sought = aboutBabies(language)
  for (const { path, signedIn } of screens) {
    if (!signedIn || exemptPaths.has(path)) continue
    const cookie = `hub_token=${token}; locale=${localeOf[language]}`
    const answer = await fetch(hub.origin + path, { headers: { cookie } })
    const html = (await answer.text()).replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
    for (const text of sought) if (html.includes(text)) findings.push(`${path}: ${text}`)
  }
  return findings
}

for (const language of languages)
  test(
    `no screen shows content about babies to a member who paused this content: ${language}`,
    fullUnless(language === 'en'),
    async ({ hub }) => {
      const signedIn = async (account: string) =>
        (await dataOf(hub, 'login', { body: { account, password: samplePassword } })).token
      expect(await foundOn(hub, await signedIn('ribbon@example.com'), language)).toEqual([])
      // Check that the search works: a member who did not pause the content sees these texts.
      const otherFindings = await foundOn(hub, await signedIn('nest@example.com'), language)
      expect(new Set(otherFindings.map((line) => line.split(/[?:]/)[0])).size).toBeGreaterThan(3)
    },
  )
