// The mocks in a page (`npm run dev:mock`): its calls say what is wished for, whoever opens it is signed in, and a panel above
// the page chooses answers.
import { openPanel, type Choice } from './panel.ts'
import {
  onlyWishes,
  operationHeader,
  readWishes,
  storyHeader,
  violationHeader,
  wishesHeader,
} from './wishes.ts'

type Cookies = {
  get: (cookie: 'token') => string | null
  set: (cookie: 'token', value: string | null) => void
}

/** Where the tab keeps its wishes: an address within the hub carries none. */
const kept = 'mockWishes'

/** Any token is a member's. */
const token = 'mock-member'

/**
 * @param query of the page's address as it was opened
 * @param cookies where the page keeps its session
 */
export async function startMocks(query: string, cookies: Cookies) {
  const choices: Choice[] = await (await fetch('/mocks.json')).json()
  const ids = new Set(choices.map(({ id }) => id))
  const asked = onlyWishes(query, (name) => ids.has(name))
  let wishes = asked || (sessionStorage.getItem(kept) ?? '')
  sessionStorage.setItem(kept, wishes)
  if (readWishes(asked).isVisitor) cookies.set('token', null)
  else if (!readWishes(wishes).isVisitor && !cookies.get('token')) cookies.set('token', token)

  // What a page's calls bring about lasts as long as the page, or its scenario.
  let story = crypto.randomUUID()
  let changed = () => {}
  const panel = openPanel(choices, wishes, (chosen) => {
    if (!chosen || readWishes(chosen).scenario !== readWishes(wishes).scenario) story = crypto.randomUUID()
    wishes = chosen
    sessionStorage.setItem(kept, wishes)
    changed()
  })

  return {
    /** Sends a call, and shows in the page what is wrong with it. */
    fetch: async (request: Request): Promise<Response> => {
      if (readWishes(wishes).isOffline) throw new TypeError('Failed to fetch')
      request.headers.set(wishesHeader, wishes)
      request.headers.set(storyHeader, story)
      const response = await fetch(request)
      const violation = response.headers.get(violationHeader)
      if (violation) panel.complain(decodeURIComponent(violation))
      const operation = response.headers.get(operationHeader)
      if (operation) panel.called(operation)
      return response
    },
    /** @param listener reads again what the page shows */
    onChange: (listener: () => void) => {
      changed = listener
    },
  }
}
