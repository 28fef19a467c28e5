// Checks lists of test cases.

/**
 * Returns the list. `test.each` with an empty list defines no test, and does not report this.
 * @throws if the list is empty
 */
export function nonEmpty<List extends readonly unknown[]>(list: List): List {
  if (list.length === 0) throw new Error('List of test cases is empty. Check the filter that selects them.')
  return list
}
