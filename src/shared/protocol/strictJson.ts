// JSON in which every member counts: JSON.parse silently keeps the last of two members of one name, so that whatever
// stands in front of this server may have judged the other one.

/** @throws SyntaxError for what is no JSON or has a name twice in one object, RangeError for what lies too deep */
export function parseJson(text: string): unknown {
  let memberCount = 0
  const value: unknown = JSON.parse(text, function (this: unknown, _name, member: unknown) {
    if (!Array.isArray(this)) memberCount += 1
    return member
  })
  // The whole value counts as one too: JSON.parse hands it over as the member of an object of its own.
  if (membersIn(text) + 1 !== memberCount) throw new SyntaxError('A name occurs twice.')
  return value
}

/** How many members a JSON text writes down: the strings before a colon. */
function membersIn(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) count += 1
  return count
}
