// Where the caret belongs after separators came or went: behind the same typed characters as before.

/**
 * The caret's place in the reshaped text.
 * @param isTyped tells what somebody typed from what was put between
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
 * What remains once the typed character beside the caret is gone, too: for a deletion that only met a separator, which
 * would come back at once.
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
