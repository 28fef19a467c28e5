// A page's title in the chosen language.
import type { IntlShape } from 'react-intl'
import type { AppContext } from '../app/context.ts'
import type { MessageId } from '../language/messages.ts'

type Head = (page: { match: { context: { app: AppContext } }; loaderData?: unknown }) => {
  meta: { title: string }[]
}

/** For a route's `head`: `Daily check-in · Members' hub`. */
export function pageTitle(id: MessageId): Head {
  return ({ match }) => {
    const { intl } = match.context.app.localeStore.get()
    return titled(intl.formatMessage({ id }), intl)
  }
}

/** For the `head` of a route whose loader returns the title, because it is the page's data that says it. */
export const loadedTitle: Head = ({ match, loaderData }) =>
  titled(typeof loaderData === 'string' ? loaderData : '', match.context.app.localeStore.get().intl)

const titled = (words: string, intl: IntlShape) => ({
  meta: [{ title: [words, intl.formatMessage({ id: 'platform.title' })].filter(Boolean).join(' · ') }],
})
