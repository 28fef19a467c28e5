// Runs a page with the mocks (`npm run dev:mock`). It adds overrides to the API calls of the page, signs the visitor
// in, and shows a panel above the page. Developers select responses in the panel.
import { listOf, valueAt } from '#shared/unknown.ts'
import { nearest } from './nearest.ts'
import { openPanel, type Choice } from './panel.ts'
import {
  general,
  onlyOverrides,
  operationHeader,
  readOverrides,
  storyHeader,
  unsupportedHeader,
  violationHeader,
  overridesHeader,
} from './overrides.ts'

type Cookies = {
  get: (cookie: 'token') => string | null
  set: (cookie: 'token', value: string | null) => void
}

/** Session storage key of the overrides. They are stored, because links within the hub do not contain them. */
const overridesKey = 'mockOverrides'

/** Session storage key of the id under which writes are stored, so that writes persist across reloads. */
const storyKey = 'mockStory'

/** Session token of the page; the mocks accept any token. */
const token = 'mock-member'

const isChoice = (value: unknown): value is Choice => Array.isArray(valueAt(value, 'answers'))
const choicesIn = (list: unknown) => listOf(list).filter(isChoice)

/**
 * Starts the mocks.
 * @param query query string with which the page was opened
 * @param cookies cookies of the page, which contain its session token
 */
export async function startMocks(query: string, cookies: Cookies) {
  const choices = choicesIn(await (await fetch('/mocks.json')).json())
  const ids = new Set(choices.map(({ id }) => id))
  const queryOverrides = onlyOverrides(query, (name) => ids.has(name))
  // Ignore earlier writes if the URL contains overrides, so that such a link always shows the same data.
  const isFresh = queryOverrides !== '' || !sessionStorage.getItem(storyKey)
  const linkOverrides = without(queryOverrides, 'reset')
  let overrides = linkOverrides || (sessionStorage.getItem(overridesKey) ?? '')
  sessionStorage.setItem(overridesKey, overrides)
  if (readOverrides(linkOverrides).isVisitor) cookies.set('token', null)
  else if (!readOverrides(overrides).isVisitor && !cookies.get('token')) cookies.set('token', token)

  let story = sessionStorage.getItem(storyKey) ?? ''
  const clear = () => {
    story = crypto.randomUUID()
    sessionStorage.setItem(storyKey, story)
  }
  if (isFresh) clear()
  const shownProblems = new Set<string>()
  let changed = () => {}
  const panel = openPanel(choices, overrides, {
    onChange: (chosen) => {
      if (!chosen || readOverrides(chosen).scenario !== readOverrides(overrides).scenario) clear()
      overrides = chosen
      sessionStorage.setItem(overridesKey, overrides)
      changed()
    },
    onForget: () => {
      clear()
      changed()
    },
  })
  // Reports a query parameter as a misspelled override only if its name is similar to a valid name. Other unknown
  // parameters belong to the page.
  for (const [name] of new URLSearchParams(query)) {
    const near =
      name.length > 4 && !ids.has(name) && !general.has(name) && nearest(name, [...ids, ...general])
    if (near) panel.complain(`unknown override ${name}: did you mean ${near}?`)
  }

  return {
    /** Passes an API call to the mocks, and shows its contract violations in the panel. */
    fetch: async (request: Request): Promise<Response> => {
      if (readOverrides(overrides).isOffline) throw new TypeError('Failed to fetch')
      request.headers.set(overridesHeader, overrides)
      request.headers.set(storyHeader, story)
      const response = await fetch(request)
      const violation = response.headers.get(violationHeader)
      if (violation) panel.complain(decodeURIComponent(violation))
      for (const problem of response.headers.get(unsupportedHeader)?.split(/, */) ?? []) {
        // Show each problem only once, because every call returns it again.
        if (!shownProblems.has(problem)) panel.complain(decodeURIComponent(problem))
        shownProblems.add(problem)
      }
      const operation = response.headers.get(operationHeader)
      if (operation) panel.called(operation)
      return response
    },
    /** @param listener reloads the data of the page; called when overrides change */
    onChange: (listener: () => void) => {
      changed = listener
    },
  }
}

function without(query: string, name: string): string {
  const overrides = new URLSearchParams(query)
  overrides.delete(name)
  return String(overrides)
}
