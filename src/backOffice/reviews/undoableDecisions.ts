// Decisions that can still be undone, for the panel of the shell: it stays while the page continues with the next item.
import { useSyncExternalStore } from 'react'
import type { ReviewVerdict } from '#generated/backOffice/schema.d.ts'

/** Milliseconds for which the panel offers to undo; slightly less than the server allows. */
const undoTime = 9_500

export type UndoableDecision = {
  id: string
  verdict: ReviewVerdict
  /** Name of the item. */
  about: string
  undo: () => void
}

/** Oldest first. */
let decisions: readonly UndoableDecision[] = []
const listeners = new Set<() => void>()

function replace(next: readonly UndoableDecision[]) {
  decisions = next
  for (const listener of listeners) listener()
}

/** Offers to undo the decision until the time has passed. */
export function offerUndo(decision: UndoableDecision) {
  replace([...decisions.filter(({ id }) => id !== decision.id), decision])
  // Compares the object, because the same item can be decided on again within the time.
  setTimeout(() => replace(decisions.filter((each) => each !== decision)), undoTime)
}

export const withdrawUndo = (id: string) => replace(decisions.filter((each) => each.id !== id))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useUndoableDecisions = () => useSyncExternalStore(subscribe, () => decisions)
