// A page's title and description in the chosen language, for the document's head.
import type { IntlShape } from 'react-intl'
import type { AppContext } from '../app/context.ts'
import type { MessageId } from '../language/messages.ts'

type Head = (page: { match: { context: { app: AppContext } }; loaderData?: unknown }) => {
  meta: ({ title: string } | { name: 'description'; content: string })[]
}

/**
 * For a route's `head`: `Daily check-in · Members' hub`.
 * @param description what a search shows of an open page; other pages have the hub's own
 */
export function pageTitle(id: MessageId, description?: MessageId): Head {
  return ({ match }) => {
    const { intl } = match.context.app.localeStore.get()
    const { meta } = titled(intl.formatMessage({ id }), intl)
    return { meta: description ? [...meta, described(intl, description)] : meta }
  }
}

/** `<meta name="description">`; the one of the innermost route stands. */
export const described = (intl: IntlShape, id: MessageId) =>
  ({ name: 'description', content: intl.formatMessage({ id }) }) as const

/** For the `head` of a route whose loader returns the title, because it is the page's data that says it. */
export const loadedTitle: Head = ({ match, loaderData }) =>
  titled(typeof loaderData === 'string' ? loaderData : '', match.context.app.localeStore.get().intl)

const titled = (words: string, intl: IntlShape) => ({
  meta: [{ title: [words, intl.formatMessage({ id: 'platform.title' })].filter(Boolean).join(' · ') }],
})
