// Short notices to the member (sections 4, 8 and 9): they wait here until the page can show them, each until its time-out.
import { createStore, type Store } from '../storage/store.ts'

export type NoticeKind = 'positive' | 'negative' | 'warning' | 'info' | 'ongoing'

export type Notice = {
  id: number
  kind: NoticeKind
  text: string
  /** Milliseconds; without one it stays until it is closed or replaced. */
  timeout: number | undefined
  /** What can be done about it; the notice goes once it is done. */
  action?: NoticeAction | undefined
}

export type NoticeAction = { label: string; act: () => void }

/** A notice that was shown; an ongoing one is ended by one of these. */
export type ShownNotice = {
  /** Replaces it, for example by how it ended; shown again where it was closed. */
  replace: (kind: NoticeKind, text: string, timeout?: number) => void
  close: () => void
}

export type Notices = Store<Notice[]> & {
  /** @param timeout milliseconds; by default 5000, 3000 for a negative one (section 9), none for an ongoing one */
  show: (kind: NoticeKind, text: string, timeout?: number, action?: NoticeAction) => ShownNotice
  close: (id: number) => void
}

const timeouts: Partial<Record<NoticeKind, number>> = {
  positive: 5000,
  negative: 3000,
  warning: 5000,
  info: 5000,
}

export function createNotices(): Notices {
  const store = createStore<Notice[]>([])
  let last = 0

  const close = (id: number) => store.set(store.get().filter((notice) => notice.id !== id))
  const upsert = (notice: Notice) => {
    // The same text twice would only stack up: the newer notice replaces the older.
    const others = store.get().filter(({ id, text }) => id === notice.id || text !== notice.text)
    const isThere = others.some(({ id }) => id === notice.id)
    store.set(isThere ? others.map((each) => (each.id === notice.id ? notice : each)) : [...others, notice])
  }

  return {
    ...store,
    close,
    show: (kind, text, timeout = timeouts[kind], action) => {
      const id = ++last
      upsert({ id, kind, text, timeout, action })
      return {
        replace: (next, words, time = timeouts[next]) =>
          upsert({ id, kind: next, text: words, timeout: time }),
        close: () => close(id),
      }
    },
  }
}
