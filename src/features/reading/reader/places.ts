// Where a member stopped and what was read to its end, kept on this device. It is one member's: another who signs in here
// finds nothing, and what was kept goes with their first place.
import { localStore, type KeyValueStore } from '#src/runtime/storage/localStore.ts'

export type Place = {
  /** The furthest paragraph that was on top of the screen; the first again once all was read. */
  paragraph: number
  isRead: boolean
}

export type Places = {
  get: (text: string) => Place
  set: (text: string, place: Place) => void
}

/** The key of local storage. */
export const placesKey = 'readingPlaces'

const beginning: Place = { paragraph: 0, isRead: false }

/** @param owner the member's id */
export function placesOf(owner: string, store: KeyValueStore = localStore): Places {
  const readPlaces = (): Record<string, unknown> => {
    const { owner: of, places } = parsed(store.get(placesKey))
    return of === owner ? members(places) : {}
  }
  return {
    get: (text) => {
      const { paragraph, isRead } = members(readPlaces()[text])
      return {
        paragraph: typeof paragraph === 'number' ? paragraph : beginning.paragraph,
        isRead: isRead === true,
      }
    },
    set: (text, place) =>
      store.set(placesKey, JSON.stringify({ owner, places: { ...readPlaces(), [text]: place } })),
  }
}

/** What stands there may be anything: it is read like a stranger's. */
function parsed(text: string | null): Record<string, unknown> {
  try {
    return members(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}

const members = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
