// Toasts: short messages to the member (sections 4, 8 and 9): they wait here until the page can show them, each until its time-out.
import type { Tone } from '#src/ui/feedback/Notice.tsx'
import { createStore, type Store } from '../storage/store.ts'

export type Toast = {
  id: number
  tone: Tone
  text: string
  /** Milliseconds; without one it stays until it is closed or replaced. */
  timeout: number | undefined
  /** What can be done about it; the toast goes once it is done. */
  action?: ToastAction | undefined
}

export type ToastOptions = {
  /** Milliseconds; by default 5000, 3000 for a negative toast (section 9), none for an ongoing one. */
  timeout?: number | undefined
  action?: ToastAction | undefined
}

export type ToastAction = { label: string; act: () => void }

/** A toast that was shown; an ongoing one is ended by one of these. */
export type ShownToast = {
  /** Replaces it, for example by how it ended; shown again where it was closed. */
  replace: (tone: Tone, text: string, timeout?: number) => void
  close: () => void
}

export type Toasts = Store<Toast[]> & {
  show: (tone: Tone, text: string, options?: ToastOptions) => ShownToast
  close: (id: number) => void
}

const timeouts: Partial<Record<Tone, number>> = {
  positive: 5000,
  negative: 3000,
  warning: 5000,
  info: 5000,
}

export function createToasts(): Toasts {
  const store = createStore<Toast[]>([])
  let last = 0

  const close = (id: number) => store.set(store.get().filter((toast) => toast.id !== id))
  const upsert = (toast: Toast) => {
    // The same text twice would only stack up: the newer toast replaces the older.
    const otherToasts = store.get().filter(({ id, text }) => id === toast.id || text !== toast.text)
    const isThere = otherToasts.some(({ id }) => id === toast.id)
    store.set(
      isThere ? otherToasts.map((each) => (each.id === toast.id ? toast : each)) : [...otherToasts, toast],
    )
  }

  return {
    ...store,
    close,
    show: (tone, text, { timeout = timeouts[tone], action } = {}) => {
      const id = ++last
      upsert({ id, tone, text, timeout, action })
      return {
        replace: (next, words, time = timeouts[next]) =>
          upsert({ id, tone: next, text: words, timeout: time }),
        close: () => close(id),
      }
    },
  }
}
