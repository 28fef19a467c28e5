// Handlers of the catalog's versions: topics, changes and publications.
import { refuse } from '#shared/protocol/refuse.ts'
import {
  changeAfter,
  listChanges,
  readChange,
  restoreVersion,
  shownChange,
} from '../backOffice/content/changes.ts'
import { listTopics, listVersions, readEntry, readTopic } from '../backOffice/content/topics.ts'
import {
  comment,
  createChange,
  editEntry,
  removeEdit,
  type Change,
  type Obstacle,
} from '../content/changes.ts'
import { approve, returnToDraft, submit, withdraw } from '../content/release.ts'
import { actorOf, type StaffMember } from '../staff/sessions.ts'
import type { Database } from '../store/store.ts'
import type { StaffHandlers } from './operation.ts'

const actorIn = ({ staff, now }: { staff: StaffMember; now: Date }) => ({ by: actorOf(staff), now })

/** Returns the outcome of an act with the change. @throws NOT_FOUND if the change does not exist */
async function resultOf(db: Database, id: string, result: Change | Obstacle) {
  if (result === 'unknown') refuse('NOT_FOUND')
  if (typeof result === 'string') return { outcome: result, change: await changeAfter(db, id) }
  return { outcome: 'done' as const, change: await shownChange(db, result) }
}

type Ids =
  | 'listContentTopics'
  | 'getContentTopic'
  | 'getContentEntry'
  | 'listContentVersions'
  | 'listContentChanges'
  | 'createContentChange'
  | 'getContentChange'
  | 'editContentEntry'
  | 'resetContentEntry'
  | 'submitContentChange'
  | 'returnContentChange'
  | 'withdrawContentChange'
  | 'approveContentChange'
  | 'commentContentChange'
  | 'restoreContentVersion'

export const contentHandlers: Pick<StaffHandlers, Ids> = {
  async listContentTopics({ db }) {
    return { items: await listTopics(db) }
  },
  getContentTopic: ({ db, path: { topic }, query: { change } }) => readTopic(db, topic, change),
  getContentEntry: ({ db, path: { topic }, query }) => readEntry(db, topic, query),
  listContentVersions: ({ db, path: { topic }, query }) => listVersions(db, topic, query),
  listContentChanges: ({ db, query }) => listChanges(db, query),

  async createContentChange({ db, body: { title }, ...call }) {
    return await shownChange(db, await createChange(db, title, actorIn(call)))
  },

  getContentChange: ({ db, path: { id }, ...call }) => readChange(db, id, actorIn(call)),

  async editContentEntry({ db, path: { id }, body, ...call }) {
    const { topic, entry, data, after, baseDigest } = body
    const result = await editEntry(db, id, { topic, entry, data, after, baseDigest, ...actorIn(call) })
    if (result === 'unknown') refuse('NOT_FOUND')
    return typeof result === 'string' ? { outcome: result, digest: null } : { outcome: 'done', ...result }
  },

  resetContentEntry: async ({ db, path: { id }, body }) => resultOf(db, id, await removeEdit(db, id, body)),

  async submitContentChange({ db, path: { id }, body: { publishAt }, ...call }) {
    const at = publishAt === null ? null : new Date(publishAt)
    return await resultOf(db, id, await submit(db, { id, publishAt: at, ...actorIn(call) }))
  },

  returnContentChange: async ({ db, path: { id }, body: { text }, ...call }) =>
    resultOf(db, id, await returnToDraft(db, { id, text, ...actorIn(call) })),
  withdrawContentChange: async ({ db, path: { id }, ...call }) =>
    resultOf(db, id, await withdraw(db, { id, ...actorIn(call) })),
  approveContentChange: async ({ db, path: { id }, ...call }) =>
    resultOf(db, id, await approve(db, { id, ...actorIn(call) })),

  async commentContentChange({ db, path: { id }, body: { text }, ...call }) {
    const actor = actorIn(call)
    if ((await comment(db, id, { text, ...actor })) === 'unknown') refuse('NOT_FOUND')
    return await readChange(db, id, actor)
  },

  restoreContentVersion: ({ db, path: { id }, ...call }) => restoreVersion(db, id, actorIn(call)),
}
