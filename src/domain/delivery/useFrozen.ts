// React hook that freezes a value while an action is under way.
import { useState } from 'react'

/**
 * Returns the value, and while `isFrozen` is true the last value before: the balance of a summary does not change when
 * the price is deducted, until the result of the action is shown.
 */
export function useFrozen<Value extends string | number>(value: Value, isFrozen: boolean): Value {
  const [latest, setLatest] = useState(value)
  if (!isFrozen && latest !== value) setLatest(value)
  return isFrozen ? latest : value
}
