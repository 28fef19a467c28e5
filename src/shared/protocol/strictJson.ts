// Parses JSON and rejects duplicate property names. JSON.parse silently keeps the last duplicate, although a proxy in
// front of the server may have validated the first one.

/** @throws SyntaxError for invalid JSON or duplicate names in an object, RangeError if the nesting is too deep */
export function parseJson(text: string): unknown {
  let memberCount = 0
  const value: unknown = JSON.parse(text, function (this: unknown, _name, member: unknown) {
    if (!Array.isArray(this)) memberCount += 1
    return member
  })
  // Add one to the number of properties, because the reviver also counts the root value, which JSON.parse passes as a
  // property of a wrapper object.
  if (membersIn(text) + 1 !== memberCount) throw new SyntaxError('JSON has a duplicate key.')
  return value
}

/** Counts the properties in a JSON text by counting the strings that are followed by a colon. */
function membersIn(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) count += 1
  return count
}
