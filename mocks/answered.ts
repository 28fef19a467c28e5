// Builds the mocked response to a write (a request that changes data). Combines the contract’s example, the data of the
// request, and the current data of the changed resource.
import { answers } from '#generated/mocks/answers.ts'
import { keyedOf, entriesOf } from './keyed.ts'
import { successesOf } from './lists.ts'
import { namesOf, type Call, type Story } from './story.ts'
import { isPlain, isSameKind, subjectOf, type Entry } from './entries.ts'
import { written } from './written.ts'
import { objectOf } from '#shared/unknown.ts'

/**
 * Returns the `data` field of the response to a write.
 * @param example data of the example response in the contract
 * @param shownBy returns the data that the read operation with this id would return to the caller
 */
export async function answered(
  call: Call,
  example: unknown,
  { shownBy, story }: { shownBy: (read: string) => Promise<unknown>; story: Story },
): Promise<unknown> {
  const data = structuredClone(example)
  const subject = subjectOf(data, ['id']) ?? subjectOf(data, [])
  if (!subject) return data
  const { target, taken: listIds, free } = await listedOf(call, example, shownBy)
  for (const [name, value] of Object.entries(target ?? {}))
    if (name in subject && isPlain(value) && isSameKind(value, subject[name])) subject[name] = value
  const isNew = !target && typeof subject.id === 'string' && !namesOf(call).has(subject.id)
  const used = new Set([...listIds, ...story.map((storyEntry) => subjectOf(storyEntry.data, ['id'])?.id)])
  if (isNew && used.has(subject.id))
    subject.id = free.find((id) => !used.has(id)) ?? another(String(subject.id))
  copyFields(subject, call, isNew)
  return data
}

/**
 * Finds the list that contains the resource of the write. Returns the list entry after the write (`target`), the ids of
 * the current entries (`taken`), and the ids of the entries in all examples (`free`).
 */
async function listedOf(call: Call, example: unknown, shownBy: (read: string) => Promise<unknown>) {
  const id = subjectOf(example, ['id'])?.id
  const callNames = namesOf(call)
  const storyEntry = { write: call.id, path: call.path, body: call.body, data: undefined, fresh: '' }
  for (const read of readsAfter(call.id)) {
    const list = keyedOf(read).find(({ key }) => key === 'id')
    const all = successesOf(read).flatMap(({ body }) => (list ? entriesOf(body.data, list.name) : []))
    if (!list || !all.some((entry) => entry.id === id)) continue
    const before = await shownBy(read)
    const entries = entriesOf(before, list.name)
    const match = entries.find((entry) => callNames.has(String(entry.id)))
    const after = entriesOf(
      written(read, before, { usual: successesOf(read)[0]?.body.data, story: [storyEntry] }),
      list.name,
    )
    return {
      target: match && (after.find((entry) => entry.id === match.id) ?? match),
      taken: entries.map((entry) => entry.id),
      free: all.map((entry) => entry.id),
    }
  }
  return { target: undefined, taken: [], free: [] }
}

const readsAfter = (write: string) =>
  Object.keys(answers).filter((read) => successesOf(read).some(({ after }) => after?.includes(write)))

/**
 * Copies the fields of the request into the resource. If the resource is new, also clears the fields that the request
 * omits.
 */
function copyFields(subject: Entry, { id, body }: Call, isNew: boolean) {
  const fields = objectOf(body)
  for (const [name, unsaid] of Object.entries(answers[id]?.shown ?? {})) {
    if (name === 'id') continue
    if (name in fields) subject[name] = fields[name]
    else if (isNew && unsaid === 'null') subject[name] = null
    else if (isNew && unsaid === 'none') Reflect.deleteProperty(subject, name)
  }
}

/** Returns a different UUID if the id is a UUID. An id in another format, such as a name, stays unchanged. */
const another = (id: string) => (/^[0-9a-f-]{36}$/.test(id) ? crypto.randomUUID() : id)
