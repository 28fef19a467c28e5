// Runs the mocks in a page (`npm run dev:mock`): adds the overrides to its calls, signs the visitor in, and shows a
// panel above the page to select responses.
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

/** Session storage key of the overrides: URLs within the hub do not contain them. */
const wishesKey = 'mockWishes'

/** Session storage key of the story's name, so that writes persist across reloads. */
const keptStory = 'mockStory'

/** The mocks accept any token. */
const token = 'mock-member'

const isChoice = (value: unknown): value is Choice => Array.isArray(valueAt(value, 'answers'))
const choicesIn = (list: unknown) => listOf(list).filter(isChoice)

/**
 * Starts the mocks.
 * @param query query string of the initial URL
 * @param cookies contain the session of the page
 */
export async function startMocks(query: string, cookies: Cookies) {
  const choices = choicesIn(await (await fetch('/mocks.json')).json())
  const ids = new Set(choices.map(({ id }) => id))
  const queryWishes = onlyWishes(query, (name) => ids.has(name))
  // A link with overrides starts a new story, so that it always shows the same.
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
  // The query also contains parameters of the page, so only near misses are reported as misspelled overrides.
  for (const [name] of new URLSearchParams(query)) {
    const near =
      name.length > 4 && !ids.has(name) && !general.has(name) && nearest(name, [...ids, ...general])
    if (near) panel.complain(`there is no wish ${name}: did you mean ${near}?`)
  }

  return {
    /** Sends a call and shows its contract violations in the page. */
    fetch: async (request: Request): Promise<Response> => {
      if (readWishes(wishes).isOffline) throw new TypeError('Failed to fetch')
      request.headers.set(wishesHeader, wishes)
      request.headers.set(storyHeader, story)
      const response = await fetch(request)
      const violation = response.headers.get(violationHeader)
      if (violation) panel.complain(decodeURIComponent(violation))
      for (const problem of response.headers.get(unmetHeader)?.split(/, */) ?? []) {
        // Every call repeats the problem, so show it once.
        if (!shownProblems.has(problem)) panel.complain(decodeURIComponent(problem))
        shownProblems.add(problem)
      }
      const operation = response.headers.get(operationHeader)
      if (operation) panel.called(operation)
      return response
    },
    /** @param listener reads the data of the page again */
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
