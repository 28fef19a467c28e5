// Stores reading positions and the list of finished texts on this device, for one member. Another member who signs in
// cannot read them, and overwrites them with the first new position.
import { localStore, type KeyValueStore } from '#src/runtime/storage/localStore.ts'

export type Place = {
  /**
   * Index of the furthest paragraph that was at the top of the screen; reset to the first paragraph after the text
   * was read.
   */
  paragraph: number
  isRead: boolean
}

export type Places = {
  get: (text: string) => Place
  set: (text: string, place: Place) => void
}

/** Local-storage key of the reading positions. */
export const placesKey = 'readingPlaces'

const beginning: Place = { paragraph: 0, isRead: false }

/** @param owner id of the member who reads */
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

/** Parses the stored reading positions; ignores invalid content. */
function parsed(text: string | null): Record<string, unknown> {
  try {
    return members(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}

const members = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
