// The mocks in a page (`npm run dev:mock`): its calls say what is wished for, whoever opens it is signed in, and a panel above
// the page chooses answers.
import { listOf, valueAt } from '#shared/unknown.ts'
import { nearest } from './nearest.ts'
import { openPanel, type Choice } from './panel.ts'
import {
  general,
  onlyWishes,
  operationHeader,
  readWishes,
  storyHeader,
  unmetHeader,
  violationHeader,
  wishesHeader,
} from './wishes.ts'

type Cookies = {
  get: (cookie: 'token') => string | null
  set: (cookie: 'token', value: string | null) => void
}

/** Where the tab keeps its wishes: an address within the hub carries none. */
const wishesKey = 'mockWishes'

/** Where the tab keeps the name of its story: what was written is there after a reload. */
const keptStory = 'mockStory'

/** Any token is a member's. */
const token = 'mock-member'

const isChoice = (value: unknown): value is Choice => Array.isArray(valueAt(value, 'answers'))
const choicesIn = (list: unknown) => listOf(list).filter(isChoice)

/**
 * @param query of the page's address as it was opened
 * @param cookies where the page keeps its session
 */
export async function startMocks(query: string, cookies: Cookies) {
  const choices = choicesIn(await (await fetch('/mocks.json')).json())
  const ids = new Set(choices.map(({ id }) => id))
  const queryWishes = onlyWishes(query, (name) => ids.has(name))
  // A link begins a story of its own, so that it shows the same each time.
  const isFresh = queryWishes !== '' || !sessionStorage.getItem(keptStory)
  const linkWishes = without(queryWishes, 'reset')
  let wishes = linkWishes || (sessionStorage.getItem(wishesKey) ?? '')
  sessionStorage.setItem(wishesKey, wishes)
  if (readWishes(linkWishes).isVisitor) cookies.set('token', null)
  else if (!readWishes(wishes).isVisitor && !cookies.get('token')) cookies.set('token', token)

  let story = sessionStorage.getItem(keptStory) ?? ''
  const forget = () => {
    story = crypto.randomUUID()
    sessionStorage.setItem(keptStory, story)
  }
  if (isFresh) forget()
  const shownProblems = new Set<string>()
  let changed = () => {}
  const panel = openPanel(choices, wishes, {
    onChange: (chosen) => {
      if (!chosen || readWishes(chosen).scenario !== readWishes(wishes).scenario) forget()
      wishes = chosen
      sessionStorage.setItem(wishesKey, wishes)
      changed()
    },
    onForget: () => {
      forget()
      changed()
    },
  })
  // The page has a query of its own: only what is nearly a wish is taken for one.
  for (const [name] of new URLSearchParams(query)) {
    const near =
      name.length > 4 && !ids.has(name) && !general.has(name) && nearest(name, [...ids, ...general])
    if (near) panel.complain(`there is no wish ${name}: did you mean ${near}?`)
  }

  return {
    /** Sends a call, and shows in the page what is wrong with it. */
    fetch: async (request: Request): Promise<Response> => {
      if (readWishes(wishes).isOffline) throw new TypeError('Failed to fetch')
      request.headers.set(wishesHeader, wishes)
      request.headers.set(storyHeader, story)
      const response = await fetch(request)
      const violation = response.headers.get(violationHeader)
      if (violation) panel.complain(decodeURIComponent(violation))
      for (const problem of response.headers.get(unmetHeader)?.split(/, */) ?? []) {
        // Every call brings it along: it is told once.
        if (!shownProblems.has(problem)) panel.complain(decodeURIComponent(problem))
        shownProblems.add(problem)
      }
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

function without(query: string, name: string): string {
  const wishes = new URLSearchParams(query)
  wishes.delete(name)
  return String(wishes)
}
