// Local storage that never throws. Where a browser blocks it or it is full, values last as long as the page.

export type KeyValueStore = {
  get: (key: string) => string | null
  /** `null` removes it. */
  set: (key: string, value: string | null) => void
}

/** @param area called each time, because in some browsers merely accessing it throws */
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

/** Only for code that runs in the browser: one page, one visitor. */
export const localStore = safeStorage(() => localStorage)
