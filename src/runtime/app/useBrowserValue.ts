// A value that only the browser knows, for a page that the server has rendered without it.
import { useState, useSyncExternalStore } from 'react'

/** @returns `undefined` on the server and while the page hydrates, then the value as it was first read */
export function useBrowserValue<Value>(read: () => Value): Value | undefined {
  const [first] = useState(() => once(read))
  return useSyncExternalStore<Value | undefined>(never, first, nothingYet)
}

function once<Value>(read: () => Value): () => Value {
  let cached: { value: Value } | undefined
  return () => (cached ??= { value: read() }).value
}

const never = () => () => {}
const nothingYet = () => undefined
