// Writes the Open Graph and Twitter tags of a page, from which chats and social networks build link previews. They run
// no scripts, so the tags are part of the document.
import { hubNames } from '#api/locale/intl.ts'
import { invitationTexts } from '#api/vouchers/index.ts'
import { languageOf, languages, tagOf, type Language } from '#shared/languages.ts'
import { parseUrl } from '#shared/url.ts'
import { sizeOf } from './pictures/drawing.ts'
import { picturePath } from './picturePath.ts'
import { invitationId, pageIdOf, sharedPage, type SharedPage } from './sharedPages.ts'

export type LinkedPage = {
  /** URL of the page on the public origin of the hub. */
  address: string
  language: Language
  /** First name of the inviting member, if the member shows it; `null` without a valid referral code. */
  inviter?: string | null | undefined
}

/** Query parameters that select the content of a page. Others, such as those of campaigns, are not part of `og:url`. */
const contentParams = ['id', 'article', 'course', 'chapter', 'linkCode']

/** Longest title and description in characters; most networks and search engines cut longer ones off. */
const longestTitle = 60
const longestText = 155

/** Returns the tags as HTML. */
export function linkTags({ address, language: pageLanguage, inviter }: LinkedPage, now = new Date()): string {
  const url = new URL(address)
  // A visitor is led from a page for members to the sign-in page. The preview then describes the page for members.
  const target =
    url.pathname === '/login' ? parseUrl(url.searchParams.get('redirect') ?? '/', url.origin) : undefined
  const shared = target?.origin === url.origin ? target : url
  const language = languageOfTarget(target, pageLanguage)
  const { id, page } = pageOf(shared, language, now)
  const texts = id === invitationId && inviter ? invitationTexts(language, inviter) : page
  const [title, text] = [shortened(texts.title, longestTitle), shortened(texts.text, longestText)]
  const hub = hubNames[language]
  const { width, height } = sizeOf.preview
  return [
    ['property', 'og:type', page.kind],
    ['property', 'og:site_name', hub],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    // Networks fetch this URL again and count its shares, so it is the page itself instead of the sign-in page.
    ['property', 'og:url', addressOf(shared)],
    ['property', 'og:locale', ogLocale(tagOf(language))],
    ...Object.values(languages)
      .filter(({ wire }) => wire !== language)
      .map(({ tag }) => ['property', 'og:locale:alternate', ogLocale(tag)] as const),
    ['property', 'og:image', `${url.origin}${picturePath(id, page, language)}`],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(width)],
    ['property', 'og:image:height', String(height)],
    ['property', 'og:image:alt', `${page.title} · ${hub}`],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', text],
    ['name', 'twitter:image', `${url.origin}${picturePath(id, page, language)}`],
    ['name', 'twitter:image:alt', `${page.title} · ${hub}`],
  ]
    .map(([attribute, name, content = '']) => `<meta ${attribute}="${name}" content="${escaped(content)}"/>`)
    .join('')
}

/** Returns the page of a URL, or the page of the hub for URLs without a separate preview. */
function pageOf(url: URL, language: Language, now: Date): { id: string; page: SharedPage } {
  for (const id of [pageIdOf(url), 'hub']) {
    const page = sharedPage(id, language, now)
    if (page) return { id, page }
  }
  throw new Error('Catalog has no preview of the hub.')
}

/**
 * Returns the language that a link for members requests. The page itself reads it from a cookie, which chats do not
 * send with the second request.
 */
function languageOfTarget(target: URL | undefined, language: Language): Language {
  const requested = target?.searchParams.get('Language')
  return requested ? languageOf(requested) : language
}

/** Returns the URL of the page without parameters that do not change its content. */
function addressOf(url: URL): string {
  const address = new URL(url.pathname, url.origin)
  for (const name of contentParams) {
    const value = url.searchParams.get(name)
    if (value !== null) address.searchParams.set(name, value)
  }
  return address.href
}

const ogLocale = (tag: string) => tag.replace('-', '_')

/** Returns the text, or its beginning up to the end of a word and an ellipsis. */
function shortened(text: string, longest: number): string {
  if (lettersOf(text).length <= longest) return text
  let start = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (lettersOf(start + segment).length >= longest) break
    start += segment
  }
  const whole = Array.from(start)
  while (/[\s\p{Po}\p{Pd}]/u.test(whole.at(-1) ?? '')) whole.pop()
  // A single long word is cut between two characters.
  return `${
    whole.join('') ||
    lettersOf(text)
      .slice(0, longest - 1)
      .join('')
  }…`
}

const lettersOf = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for an attribute, and removes control characters. */
const escaped = (text: string) =>
  text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
