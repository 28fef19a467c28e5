// Builds the title and the description of a page in the chosen language, for the head of the document.
import type { IntlShape } from 'react-intl'
import type { AppContext } from '../app/context.ts'
import type { MessageId } from '../language/messages.ts'
import { refusalOf } from './pageRefusal.ts'

type Match = { context: { app: AppContext }; status?: string; error?: unknown; _notFound?: boolean }

type Head = (page: { match: Match; loaderData?: unknown }) => {
  meta: ({ title: string } | { name: 'description'; content: string })[]
}

/**
 * Builds the title for the `head` of a route: `Daily check-in · Members' hub`.
 * @param description description that search engines show for a public page; default: description of the hub
 */
export function pageTitle(id: MessageId, description?: MessageId): Head {
  return ({ match }) => {
    const { intl } = match.context.app.localeStore.get()
    const failed = failedTitle(match)
    const { meta } = titled(intl.formatMessage({ id: failed ?? id }), intl)
    return { meta: description && !failed ? [...meta, described(intl, description)] : meta }
  }
}

/** Title of the sign-in: people who have never signed in on this device read the title of the introduction. */
export const signInTitle: Head = (page) =>
  pageTitle(
    page.match.context.app.cookies.get('returning') === null
      ? 'membership.intro.title'
      : 'session.login.title',
  )(page)

/** Builds `<meta name="description">`; the document uses the description of the innermost route. */
export const described = (intl: IntlShape, id: MessageId) =>
  ({ name: 'description', content: intl.formatMessage({ id }) }) as const

/** Builds the title for the `head` of a route whose loader data contains the title. */
export const loadedTitle: Head = ({ match, loaderData }) => {
  const { intl } = match.context.app.localeStore.get()
  const failed = failedTitle(match)
  return titled(
    failed ? intl.formatMessage({ id: failed }) : typeof loaderData === 'string' ? loaderData : '',
    intl,
  )
}

/** Returns the title of the hub, or of a page error (not found, or not accessible). */
export const rootTitle: Head = ({ match }) => {
  const { intl } = match.context.app.localeStore.get()
  const failed = failedTitle(match)
  return titled(failed ? intl.formatMessage({ id: failed }) : '', intl)
}

/**
 * Returns the title of a page that failed; otherwise `undefined`. The router evaluates route heads after the loaders.
 */
function failedTitle({ status, error, _notFound }: Match): MessageId | undefined {
  if (status === 'error') return faultTitle
  if (status === 'notFound' || _notFound) return refusedTitle(refusalOf(error))
  return undefined
}

export const faultTitle = 'platform.fault' satisfies MessageId

/**
 * Returns the title of a page error. For an activity, section 8 of the specification requires "Activity not found" with
 * status 403 as well as 404.
 */
export function refusedTitle(refused: ReturnType<typeof refusalOf>): MessageId {
  if (refused?.isActivity) return 'activities.notFound'
  return refused?.status === 403 ? 'error.403' : 'platform.notFound.title'
}

/** Appends the name of the hub to a title. */
export const withHubName = (words: string, intl: IntlShape) =>
  [words, intl.formatMessage({ id: 'platform.title' })].filter(Boolean).join(' · ')

const titled = (words: string, intl: IntlShape) => ({
  meta: [{ title: withHubName(words, intl) }],
})
