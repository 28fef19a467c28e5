// A page's title in the language spoken.
import type { Hub } from './hub.ts'
import type { MessageId } from './messages.ts'

type Head = (page: { match: { context: { hub: Hub } } }) => { meta: { title: string }[] }

/** For a route's `head`: `Daily check-in · Members' hub`. */
export function pageTitle(id: MessageId): Head {
  return ({ match }) => {
    const { intl } = match.context.hub.speech.get()
    return {
      meta: [{ title: `${intl.formatMessage({ id })} · ${intl.formatMessage({ id: 'platform.title' })}` }],
    }
  }
}
