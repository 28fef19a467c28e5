// Reads a value that only the browser knows, for a server-rendered page.
import { useState, useSyncExternalStore } from 'react'

/** @returns `undefined` on the server and during hydration, then the value of the first read */
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
