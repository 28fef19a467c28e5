// Calculates the caret position after separators were inserted or removed: the same typed characters stay before the
// caret.

/**
 * Returns the position of the caret in the formatted text.
 * @param isTyped returns true for typed characters, false for inserted separators
 */
export function caretAfter(
  before: string,
  caret: number,
  { after, isTyped }: { after: string; isTyped: (character: string) => boolean },
): number {
  if (caret >= before.length) return after.length
  let passed = typedIn(before.slice(0, caret), isTyped).length
  let place = 0
  while (passed > 0 && place < after.length) if (isTyped(after.charAt(place++))) passed--
  return place
}

/**
 * Deletes the typed character next to the caret if the user has deleted only a separator. Without this, formatting
 * would insert the separator again, and the user could not delete further.
 */
export function withoutAdjacent(
  text: string,
  caret: number,
  { forward, isTyped }: { forward: boolean; isTyped: (character: string) => boolean },
): { text: string; caret: number } {
  let place = forward ? caret : caret - 1
  const step = forward ? 1 : -1
  while (place >= 0 && place < text.length && !isTyped(text.charAt(place))) place += step
  if (place < 0 || place >= text.length) return { text, caret }
  return { text: text.slice(0, place) + text.slice(place + 1), caret: forward ? caret : place }
}

const typedIn = (text: string, isTyped: (character: string) => boolean) => Array.from(text).filter(isTyped)
