// React hook that reads a value available only in the browser, on a page that the server rendered.
import { useState, useSyncExternalStore } from 'react'

/** @returns `undefined` on the server and during hydration; afterwards the result of the first call of `read` */
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
