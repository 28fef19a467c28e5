// Builds the response to a write: the contract's example, with the data of the request and of the resource that it
// changes.
import { answers } from '#generated/mocks/answers.ts'
import { keyedOf, thingsOf } from './keyed.ts'
import { successesOf } from './lists.ts'
import { namesOf, type Call, type Story } from './story.ts'
import { isPlain, isSameKind, subjectOf, type Thing } from './things.ts'
import { written } from './written.ts'
import { objectOf } from '#shared/unknown.ts'

/**
 * Returns the data of the response to a write.
 * @param example data of the contract's example response
 * @param shownBy returns the data that a read shows to the caller
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
  say(subject, call, isNew)
  return data
}

/**
 * Returns the list entry after the write (`target`), the ids of listed entries (`taken`), and the ids in examples
 * (`free`).
 */
async function listedOf(call: Call, example: unknown, shownBy: (read: string) => Promise<unknown>) {
  const id = subjectOf(example, ['id'])?.id
  const callNames = namesOf(call)
  const storyEntry = { write: call.id, path: call.path, body: call.body, data: undefined, fresh: '' }
  for (const read of readsAfter(call.id)) {
    const list = keyedOf(read).find(({ key }) => key === 'id')
    const all = successesOf(read).flatMap(({ body }) => (list ? thingsOf(body.data, list.name) : []))
    if (!list || !all.some((thing) => thing.id === id)) continue
    const before = await shownBy(read)
    const things = thingsOf(before, list.name)
    const match = things.find((thing) => callNames.has(String(thing.id)))
    const after = thingsOf(
      written(read, before, { usual: successesOf(read)[0]?.body.data, story: [storyEntry] }),
      list.name,
    )
    return {
      target: match && (after.find((thing) => thing.id === match.id) ?? match),
      taken: things.map((thing) => thing.id),
      free: all.map((thing) => thing.id),
    }
  }
  return { target: undefined, taken: [], free: [] }
}

const readsAfter = (write: string) =>
  Object.keys(answers).filter((read) => successesOf(read).some(({ after }) => after?.includes(write)))

/** Copies the fields of the request, and clears fields of a new resource that the request omits. */
function say(subject: Thing, { id, body }: Call, isNew: boolean) {
  const fields = objectOf(body)
  for (const [name, unsaid] of Object.entries(answers[id]?.shown ?? {})) {
    if (name === 'id') continue
    if (name in fields) subject[name] = fields[name]
    else if (isNew && unsaid === 'null') subject[name] = null
    else if (isNew && unsaid === 'none') Reflect.deleteProperty(subject, name)
  }
}

/** Returns another id in the same format; names stay unchanged. */
const another = (id: string) => (/^[0-9a-f-]{36}$/.test(id) ? crypto.randomUUID() : id)
