// Compares two values of a contract by their text: the order of keys and of unordered lists does not count.

const texts = new WeakMap<object, string>()
/** Lists whose order has no meaning. */
const unordered = new Set(['enum', 'required', 'type', 'parameters', 'tags'])

/** @returns the same text for values with the same meaning */
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

/** The two values of a member that differs. */
export type Difference = { oldValue: unknown; newValue: unknown }
export type NamedDifference = Difference & { name: string }

/** @returns the members that differ between two objects or lists */
export function differencesOf(before: unknown, after: unknown): NamedDifference[] {
  const [oldMembers, newMembers] = [membersOf(before), membersOf(after)]
  return Object.keys({ ...oldMembers, ...newMembers }).flatMap((name) => {
    const [oldValue, newValue] = [oldMembers[name], newMembers[name]]
    return textOf(oldValue) === textOf(newValue) ? [] : [{ name, oldValue, newValue }]
  })
}

const membersOf = (node: unknown): Readonly<Record<string, unknown>> =>
  typeof node === 'object' && node !== null ? { ...node } : {}
