// What only the browser knows, for a page that the server has drawn without it.
import { useState, useSyncExternalStore } from 'react'

/** @returns `undefined` on the server and while the page comes to life, then what it was when it was read first */
export function useBrowserValue<Value>(read: () => Value): Value | undefined {
  const [first] = useState(() => once(read))
  return useSyncExternalStore<Value | undefined>(never, first, nothingYet)
}

function once<Value>(read: () => Value): () => Value {
  let kept: { value: Value } | undefined
  return () => (kept ??= { value: read() }).value
}

const never = () => () => {}
const nothingYet = () => undefined
