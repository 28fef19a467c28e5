// Calculates the caret position after separators were inserted or removed: behind the same typed characters as
// before.

/**
 * Returns the position of the caret in the formatted text.
 * @param isTyped true for typed characters, false for inserted separators
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
 * Also deletes the typed character next to the caret, for a deletion that only removed a separator, which formatting
 * would insert again.
 */
export function withoutNeighbour(
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
