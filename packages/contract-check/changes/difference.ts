// Compares two values of a contract by a text representation, which ignores the order of keys and of lists such as
// `required`.

const texts = new WeakMap<object, string>()
/** Keywords with lists whose order has no meaning. */
const unordered = new Set(['enum', 'required', 'type', 'parameters', 'tags'])

/** @returns a text that is the same for values that differ only in the order of keys or of unordered lists */
export function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return JSON.stringify(node) ?? ''
  const cachedText = texts.get(node)
  if (cachedText !== undefined) return cachedText
  const text = Array.isArray(node)
    ? `[${node.map(textOf).join()}]`
    : `{${Object.entries(node)
        .flatMap(([key, value]) =>
          value === undefined ? [] : [`${JSON.stringify(key)}:${memberText(key, value)}`],
        )
        .toSorted()
        .join()}}`
  texts.set(node, text)
  return text
}

const memberText = (key: string, value: unknown) =>
  unordered.has(key) && Array.isArray(value) ? `[${value.map(textOf).toSorted().join()}]` : textOf(value)

/** A key whose values differ between two objects, with both values. */
export type Difference = { oldValue: unknown; newValue: unknown }
export type NamedDifference = Difference & { name: string }

/** @returns the keys (for lists: the indexes) whose values differ, with both values */
export function differencesOf(before: unknown, after: unknown): NamedDifference[] {
  const [oldMembers, newMembers] = [membersOf(before), membersOf(after)]
  return Object.keys({ ...oldMembers, ...newMembers }).flatMap((name) => {
    const [oldValue, newValue] = [oldMembers[name], newMembers[name]]
    return textOf(oldValue) === textOf(newValue) ? [] : [{ name, oldValue, newValue }]
  })
}

const membersOf = (node: unknown): Readonly<Record<string, unknown>> =>
  typeof node === 'object' && node !== null ? { ...node } : {}
