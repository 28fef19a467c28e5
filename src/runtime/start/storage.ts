// Local storage that never throws. Where a browser blocks it or it is full, what was to be kept holds as long as the page.

export type KeyValueStore = {
  get: (key: string) => string | null
  /** `null` forgets it. */
  set: (key: string, value: string | null) => void
}

/** @param area asked for anew each time, because in some browsers its mere mention throws */
export function safeStorage(area: () => Storage): KeyValueStore {
  const memory = new Map<string, string | null>()
  return {
    get: (key) => {
      const own = memory.get(key)
      if (own !== undefined) return own
      try {
        return area().getItem(key)
      } catch {
        return null
      }
    },
    set: (key, value) => {
      try {
        if (value === null) area().removeItem(key)
        else area().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
  }
}

/** Only for code that runs in the browser: one page, one visitor. */
export const localStore = safeStorage(() => localStorage)
