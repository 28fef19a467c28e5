// An id in a page's search. Anybody can write an address: what no id looks like is said to be nothing.
export const idSearch = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined
