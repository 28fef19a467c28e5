// A page's title and description in the chosen language, for the document's head.
import type { IntlShape } from 'react-intl'
import type { AppContext } from '../app/context.ts'
import type { MessageId } from '../language/messages.ts'
import { refusalOf } from './pageRefusal.ts'

type Match = { context: { app: AppContext }; status?: string; error?: unknown; _notFound?: boolean }

type Head = (page: { match: Match; loaderData?: unknown }) => {
  meta: ({ title: string } | { name: 'description'; content: string })[]
}

/**
 * For a route's `head`: `Daily check-in · Members' hub`.
 * @param description what a search shows of an open page; other pages have the hub's own
 */
export function pageTitle(id: MessageId, description?: MessageId): Head {
  return ({ match }) => {
    const { intl } = match.context.app.localeStore.get()
    const failed = failedTitle(match)
    const { meta } = titled(intl.formatMessage({ id: failed ?? id }), intl)
    return { meta: description && !failed ? [...meta, described(intl, description)] : meta }
  }
}

/** `<meta name="description">`; the one of the innermost route stands. */
export const described = (intl: IntlShape, id: MessageId) =>
  ({ name: 'description', content: intl.formatMessage({ id }) }) as const

/** For the `head` of a route whose loader returns the title, because it is the page's data that says it. */
export const loadedTitle: Head = ({ match, loaderData }) => {
  const { intl } = match.context.app.localeStore.get()
  const failed = failedTitle(match)
  return titled(
    failed ? intl.formatMessage({ id: failed }) : typeof loaderData === 'string' ? loaderData : '',
    intl,
  )
}

/** The hub's own title, or that of the page that stands in place of every other: not found, or not for the visitor. */
export const rootTitle: Head = ({ match }) => {
  const { intl } = match.context.app.localeStore.get()
  const failed = failedTitle(match)
  return titled(failed ? intl.formatMessage({ id: failed }) : '', intl)
}

/** What a page is called that cannot be shown; `undefined` where it can. The router reads heads once it knows. */
function failedTitle({ status, error, _notFound }: Match): MessageId | undefined {
  if (status === 'error') return faultTitle
  if (status === 'notFound' || _notFound) return refusedTitle(refusalOf(error))
  return undefined
}

export const faultTitle = 'platform.fault' satisfies MessageId

/** Section 8's words: an activity's refusal is "Activity not found", with either status. */
export function refusedTitle(refused: ReturnType<typeof refusalOf>): MessageId {
  if (refused?.isActivity) return 'activities.notFound'
  return refused?.status === 403 ? 'error.403' : 'platform.notFound.title'
}

/** A title as the document shows it. */
export const withHubName = (words: string, intl: IntlShape) =>
  [words, intl.formatMessage({ id: 'platform.title' })].filter(Boolean).join(' · ')

const titled = (words: string, intl: IntlShape) => ({
  meta: [{ title: withHubName(words, intl) }],
})
