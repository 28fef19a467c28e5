// Short notices to the member (sections 4, 8 and 9): shown for a while at the centre, announced, closed by hand.
import { createStore, type Store } from './store.ts'

export type NoticeKind = 'positive' | 'negative' | 'warning' | 'info' | 'ongoing'
export type Notice = { id: number; kind: NoticeKind; text: string; timeout: number }

export type Notices = Store<Notice[]> & {
  /** @param timeout milliseconds; 5000 by default, 3000 for a negative one */
  show: (kind: NoticeKind, text: string, timeout?: number) => void
  close: (id: number) => void
}

const defaultTimeout = 5000
const negativeTimeout = 3000

export function createNotices(): Notices {
  const store = createStore<Notice[]>([])
  let last = 0
  return {
    ...store,
    show: (kind, text, timeout = kind === 'negative' ? negativeTimeout : defaultTimeout) => {
      // The same words twice would only stack up: the newer notice takes the place of the older.
      const others = store.get().filter((notice) => notice.text !== text)
      store.set([...others, { id: ++last, kind, text, timeout }])
    },
    close: (id) => store.set(store.get().filter((notice) => notice.id !== id)),
  }
}
