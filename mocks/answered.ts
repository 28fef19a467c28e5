// Answers a write with what was typed: its example, with what is there of the thing that it is about.
import { answers } from '#generated/mocks/answers.ts'
import { keyedOf, thingsOf } from './keyed.ts'
import { successesOf } from './lists.ts'
import { namesOf, type Call, type Story } from './story.ts'
import { isPlain, isSameKind, subjectOf, type Thing } from './things.ts'
import { written } from './written.ts'
import { objectOf } from '#shared/unknown.ts'

/**
 * @param example the data that the contract's example answers with
 * @param shownBy what a read shows to the caller
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

/** What a list has of the thing that the write names, as the write leaves it; the ids that it has, and those that the examples make. */
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

/** Puts in what was typed, and takes out of a new thing what was not. */
function say(subject: Thing, { id, body }: Call, isNew: boolean) {
  const fields = objectOf(body)
  for (const [name, unsaid] of Object.entries(answers[id]?.shown ?? {})) {
    if (name === 'id') continue
    if (name in fields) subject[name] = fields[name]
    else if (isNew && unsaid === 'null') subject[name] = null
    else if (isNew && unsaid === 'none') Reflect.deleteProperty(subject, name)
  }
}

/** Another id of the same form; a name stays as it is. */
const another = (id: string) => (/^[0-9a-f-]{36}$/.test(id) ? crypto.randomUUID() : id)
