// Parses JSON without duplicate names: JSON.parse silently keeps the last duplicate, while a proxy in front of this
// server may have validated the first.

/** @throws SyntaxError for invalid JSON or duplicate names in an object, RangeError for too deep nesting */
export function parseJson(text: string): unknown {
  let memberCount = 0
  const value: unknown = JSON.parse(text, function (this: unknown, _name, member: unknown) {
    if (!Array.isArray(this)) memberCount += 1
    return member
  })
  // The reviver also counts the root value, which JSON.parse passes as a member of a wrapper object.
  if (membersIn(text) + 1 !== memberCount) throw new SyntaxError('A name occurs twice.')
  return value
}

/** Counts the members of a JSON text: strings before a colon. */
function membersIn(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) count += 1
  return count
}
