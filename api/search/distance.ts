// Counts typos between two words.

/**
 * Returns the optimal string alignment distance: the number of missing, additional, different and swapped letters.
 * Returns a number above `most` if it is larger than `most`.
 */
export function typosBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let earlier: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++)
      next.push(stepAt(a, b, { row, column, earlier, last, left: next[column - 1] ?? 0 }))
    if (Math.min(...next) > most) return most + 1
    earlier = last
    last = next
  }
  return last[b.length] ?? most + 1
}

type Cell = { row: number; column: number; earlier: number[]; last: number[]; left: number }

function stepAt(a: string, b: string, { row, column, earlier, last, left }: Cell): number {
  const isSame = a[row - 1] === b[column - 1]
  const simple = Math.min(left + 1, (last[column] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1))
  const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
  return isSwapped ? Math.min(simple, (earlier[column - 2] ?? 0) + 1) : simple
}

/** Returns a bit for each Latin letter and digit of the word. A typo changes at most two bits. */
export function lettersIn(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Counts the bits that differ. */
export function differences(a: number, b: number): number {
  let count = 0
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count++
  return count
}
