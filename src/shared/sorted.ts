// Sorts and reverses copies of arrays, because the oldest browsers that package.json lists do not support `toSorted`
// and `toReversed`.

export const sorted = <Item>(items: readonly Item[], compare: (item: Item, other: Item) => number): Item[] =>
  // oxlint-disable-next-line unicorn/no-array-sort -- the array is a copy
  [...items].sort(compare)

export const reversed = <Item>(items: readonly Item[]): Item[] =>
  // oxlint-disable-next-line unicorn/no-array-reverse -- the array is a copy
  [...items].reverse()
