// Builds title and description of a page in the chosen language, for the document's head.
import type { IntlShape } from 'react-intl'
import type { AppContext } from '../app/context.ts'
import type { MessageId } from '../language/messages.ts'
import { refusalOf } from './pageRefusal.ts'

type Match = { context: { app: AppContext }; status?: string; error?: unknown; _notFound?: boolean }

type Head = (page: { match: Match; loaderData?: unknown }) => {
  meta: ({ title: string } | { name: 'description'; content: string })[]
}

/**
 * For the `head` of a route: `Daily check-in · Members' hub`.
 * @param description shown by search engines for an open page; default: description of the hub
 */
export function pageTitle(id: MessageId, description?: MessageId): Head {
  return ({ match }) => {
    const { intl } = match.context.app.localeStore.get()
    const failed = failedTitle(match)
    const { meta } = titled(intl.formatMessage({ id: failed ?? id }), intl)
    return { meta: description && !failed ? [...meta, described(intl, description)] : meta }
  }
}

/** Builds `<meta name="description">`; that of the innermost route is used. */
export const described = (intl: IntlShape, id: MessageId) =>
  ({ name: 'description', content: intl.formatMessage({ id }) }) as const

/** For the `head` of a route whose loader returns the title as a part of its data. */
export const loadedTitle: Head = ({ match, loaderData }) => {
  const { intl } = match.context.app.localeStore.get()
  const failed = failedTitle(match)
  return titled(
    failed ? intl.formatMessage({ id: failed }) : typeof loaderData === 'string' ? loaderData : '',
    intl,
  )
}

/** Title of the hub, or of a page error: not found, or not accessible. */
export const rootTitle: Head = ({ match }) => {
  const { intl } = match.context.app.localeStore.get()
  const failed = failedTitle(match)
  return titled(failed ? intl.formatMessage({ id: failed }) : '', intl)
}

/** Title of a page that failed; `undefined` otherwise. The router evaluates heads after the loaders. */
function failedTitle({ status, error, _notFound }: Match): MessageId | undefined {
  if (status === 'error') return faultTitle
  if (status === 'notFound' || _notFound) return refusedTitle(refusalOf(error))
  return undefined
}

export const faultTitle = 'platform.fault' satisfies MessageId

/** Wording of section 8: "Activity not found" for an activity with either status. */
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
