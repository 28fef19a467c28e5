// Store of toasts: short messages to the member (sections 4, 8 and 9 of the specification), each with a timeout.
import type { Tone } from '#src/ui/feedback/Notice.tsx'
import { createStore, type Store } from '../storage/store.ts'

export type Toast = {
  id: number
  tone: Tone
  text: string
  /** Timeout in ms; a toast without a timeout stays until it is closed or replaced. */
  timeout: number | undefined
  /** Action button of the toast; a click on it also closes the toast. */
  action?: ToastAction | undefined
  earned?: Earned | undefined
  /** True for a toast in one line. */
  isBrief?: boolean
  /** True for a message that is only announced to screen readers, because the page shows the result. */
  isAnnounced?: boolean
}

/** Reward that the toast reports. The toast also shows the new balance; the first reward of a member is celebrated. */
export type Earned = {
  /** Coins and points; missing for the reward for joining, which is the whole balance of a new member. */
  coins?: number
  points?: number
  /** Time at which the reward was granted, in ms since 1970. */
  at: number
  /** True if the page shows the reward itself: only the first reward of a member is then celebrated. */
  isInPlace?: boolean
}

export type ToastOptions = {
  /**
   * Timeout in ms; default 5000, or 3000 for a negative toast (section 9 of the specification); an ongoing toast has no
   * timeout.
   */
  timeout?: number | undefined
  action?: ToastAction | undefined
  earned?: Earned | undefined
}

export type ToastAction = { label: string; act: () => void }

/** Handle of an ongoing toast, used to replace the toast with its result. */
export type ShownToast = {
  /** Replaces the toast, for example with its result, and shows it again if the user has closed it. */
  replace: (tone: Tone, text: string, timeout?: number) => void
  close: () => void
}

export type Toasts = Store<Toast[]> & {
  show: (tone: Tone, text: string, options?: ToastOptions) => ShownToast
  /** Reports a plain success in one line, such as “Saved.” A longer text, a reward or an error needs `show`. */
  done: (text: string) => void
  /** Announces a success to screen readers, without a toast. Use it if the page shows the result itself. */
  announce: (text: string) => void
  close: (id: number) => void
}

/** Timeout of a plain success in ms, which takes a moment to read. */
const briefly = 2500

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
    // Replace an older toast with the same text instead of stacking both.
    const otherToasts = store.get().filter(({ id, text }) => id === toast.id || text !== toast.text)
    const isThere = otherToasts.some(({ id }) => id === toast.id)
    store.set(
      isThere ? otherToasts.map((each) => (each.id === toast.id ? toast : each)) : [...otherToasts, toast],
    )
  }

  return {
    ...store,
    close,
    done: (text) => upsert({ id: ++last, tone: 'positive', text, timeout: briefly, isBrief: true }),
    announce: (text) =>
      upsert({ id: ++last, tone: 'positive', text, timeout: timeouts.positive, isAnnounced: true }),
    show: (tone, text, { timeout = timeouts[tone], ...rest } = {}) => {
      const id = ++last
      upsert({ id, tone, text, timeout, ...rest })
      return {
        replace: (next, words, time = timeouts[next]) =>
          upsert({ id, tone: next, text: words, timeout: time }),
        close: () => close(id),
      }
    },
  }
}
