// Signs links to previews of a change, and builds the version of the catalog that a preview shows. The links are not
// stored: the signature covers all choices of the staff member and the end of the preview.
import * as z from 'zod/mini'
import { checkVersion } from '../catalog/check.ts'
import { currentVersion, type CatalogVersion } from '../catalog/topic.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { isSignedByHub } from '../integrations/signatures.ts'
import type { Database } from '../store/store.ts'
import { editedTopics, editsOf, findChange } from './changes.ts'
import { digestOf } from './digest.ts'

/** Minutes for which a preview is open. */
export const previewMinutes = 30

/** Path on the members' site that opens a preview; the token follows. */
export const previewPath = '/preview/'

const preview = z.strictObject({
  /** Id of the change. */
  change: z.string(),
  /** Path of the first page. */
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
  /** `visitor`, `newMember`, or the name of a sample member. */
  reader: z.string(),
  /** Time that the preview shows; `null` for the current time. */
  at: z.nullable(z.iso.datetime()),
  language: z.enum(['en', 'id', 'th', 'vn']),
  theme: z.enum(['day', 'night']),
  until: z.iso.datetime(),
})

export type Preview = z.infer<typeof preview>

type Signer = Pick<FileStore, 'sign'>

/** @param origin public origin of the members' site; a link is not valid on another site */
export async function previewToken(files: Signer, origin: string, choices: Preview): Promise<string> {
  const payload = Buffer.from(JSON.stringify(choices)).toString('base64url')
  return `${payload}.${await files.sign(signedText(origin, payload))}`
}

/** Returns the preview of a token; `undefined` if the hub did not sign it. Callers must check `until`. */
export async function readPreview(
  files: Signer,
  origin: string,
  token: string,
): Promise<Preview | undefined> {
  const [, payload = '', signature = ''] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(token) ?? []
  if (payload === '') return undefined
  if (!(await isSignedByHub(files, signedText(origin, payload), signature))) return undefined
  return preview.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
}

/** Begins with a purpose, so that the signature of an upload cannot open a preview. */
const signedText = (origin: string, payload: string) => ['content preview', origin, payload].join('\n')

const openStates: ReadonlySet<string> = new Set(['draft', 'inReview', 'scheduled'])

/** Versions of previews by digest of their edits, in the order of their use. */
const versions = new Map<string, CatalogVersion>()
const versionsAtMost = 20
let count = 0

/**
 * Returns the catalog with the edits of a change; `state` if the change is not open, and `invalid` if the catalog would
 * be invalid. The number of the version is negative and unique in this process, so that caches cannot mix it with a
 * published version.
 */
export async function previewVersion(
  db: Database,
  changeId: string,
): Promise<CatalogVersion | 'state' | 'invalid'> {
  const change = await findChange(db, changeId)
  if (!change || !openStates.has(change.state)) return 'state'
  const { number, sources } = currentVersion()
  const key = digestOf([changeId, number, await editsOf(db, changeId)])
  const stored = versions.get(key)
  versions.delete(key)
  const version = stored ?? (await withEdits(db, changeId, sources))
  if (version === 'invalid') return version
  versions.set(key, version)
  for (const oldest of versions.keys()) if (versions.size > versionsAtMost) versions.delete(oldest)
  return version
}

async function withEdits(db: Database, changeId: string, sources: CatalogVersion['sources']) {
  const edited = await editedTopics(db, changeId)
  count += 1
  const all = new Map([...sources, ...edited.map(({ topic, data }) => [topic, data] as const)])
  const version = { number: -count, sources: all }
  try {
    checkVersion(version)
    return version
  } catch {
    return 'invalid'
  }
}
