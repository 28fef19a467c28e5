// Local storage that does not throw. If it is blocked or full, values are stored in memory until the page is closed.

export type KeyValueStore = {
  get: (key: string) => string | null
  /** Sets a value; `null` deletes it. */
  set: (key: string, value: string | null) => void
}

/**
 * @param area returns the storage. It is called for each access, because reading the property throws in some browsers
 */
export function safeStorage(area: () => Storage): KeyValueStore {
  const memory = new Map<string, string | null>()
  return {
    get: (key) => {
      const memoryValue = memory.get(key)
      if (memoryValue !== undefined) return memoryValue
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

/** Local storage of this browser. Use it only in browser code: the server handles several visitors in one process. */
export const localStore = safeStorage(() => localStorage)
