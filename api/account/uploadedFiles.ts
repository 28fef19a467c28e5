// Exports the files that a member uploaded: a list with signed URLs, and one archive that is streamed file by file.
import { Zip, ZipPassThrough, strToU8 } from 'fflate'
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { components } from '#generated/schema.d.ts'
import { storedType } from '../catalog/uploads.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { signedAddress } from '../platform/uploads/signedUrls.ts'
import { uploads, type UploadPurpose } from '../platform/uploads/tables.ts'
import { sha256Of } from '../platform/uploads/uploads.ts'
import { questionnaireReviews, questionnaireSubmissions } from '../questionnaires/tables.ts'
import type { Database } from '../store/store.ts'

type Stored = typeof uploads.$inferSelect
type Row = Stored & { purpose: UploadPurpose }

/** Pictures of the catalog belong to no member. */
const isOfMember = (row: Stored): row is Row => row.purpose !== 'content'
type ExportedFile = components['schemas']['ExportedFile']

/** Milliseconds for which the URLs of an export are valid. */
const urlLife = 15 * 60_000

const batchSize = 100

/**
 * Selects the member's uploads. Includes photos of a questionnaire that the member uploaded as a visitor, before the
 * answers were linked to the account.
 */
const ofMember = (memberId: string) => sql`
  select ${uploads.id} from ${uploads} where ${eq(uploads.memberId, memberId)}
  union
  select jsonb_array_elements_text(${questionnaireReviews.uploadIds})
  from ${questionnaireReviews}
  join ${questionnaireSubmissions} on ${eq(questionnaireSubmissions.id, questionnaireReviews.submissionId)}
  where ${eq(questionnaireSubmissions.memberId, memberId)}`

async function* storedUploads(db: Database, memberId: string): AsyncGenerator<Row> {
  for (let after = '', isMore = true; isMore;) {
    const rows = await db
      .select()
      .from(uploads)
      .where(
        and(
          inArray(uploads.id, sql`(${ofMember(memberId)})`),
          isNotNull(uploads.storedAt),
          gt(uploads.id, after),
        ),
      )
      .orderBy(asc(uploads.id))
      .limit(batchSize)
    yield* rows.filter(isOfMember)
    after = rows.at(-1)?.id ?? ''
    isMore = rows.length === batchSize
  }
}

const extensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const

function entryOf({ id, purpose, contentType, size, storedSize, sha256, storedAt, announcedAt }: Row) {
  const type = storedType(contentType)
  return {
    name: `${purpose}-${id}.${extensions[type]}`,
    purpose,
    contentType: type,
    size: storedSize ?? size,
    sha256,
    sentAt: (storedAt ?? announcedAt).toISOString(),
  }
}

type Links = { files: FileStore; hub: string; now: Date }

/** @returns the files with their absolute URLs, and the relative URL of the archive that contains them */
export async function uploadedFilesOf(db: Database, memberId: string, { files, hub, now }: Links) {
  const until = new Date(now.getTime() + urlLife)
  const listed: ExportedFile[] = []
  for await (const row of storedUploads(db, memberId)) {
    const path = await signedAddress(files, { to: 'look', id: row.id }, until)
    listed.push({ ...entryOf(row), content: '', url: new URL(path, hub).href })
  }
  const archive = { to: 'archive', id: memberId } as const
  return { listed, archiveUrl: listed.length > 0 ? await signedAddress(files, archive, until) : null }
}

/**
 * Streams the archive. Reads one file at a time, when the client is ready to receive more data. Files that the store
 * has lost are listed as missing in the manifest.
 * @throws FileStoreDown
 */
export async function* archiveOf(
  db: Database,
  files: FileStore,
  memberId: string,
): AsyncGenerator<Uint8Array, void> {
  let zipChunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    zipChunks.push(chunk)
  })
  const add = (name: string, at: string, bytes: Uint8Array) => {
    const file = new ZipPassThrough(name)
    file.mtime = at
    zip.add(file)
    file.push(bytes, true)
    const chunks = zipChunks
    zipChunks = []
    return chunks
  }
  const manifest = []
  for await (const row of storedUploads(db, memberId)) {
    const entry = entryOf(row)
    const bytes = await files.get(row.id)
    const fingerprint = bytes && { size: bytes.length, sha256: sha256Of(bytes) }
    manifest.push({ ...entry, ...fingerprint, isMissing: bytes === null })
    if (bytes) yield* add(entry.name, entry.sentAt, bytes)
  }
  const text = JSON.stringify({ files: manifest }, null, 2)
  yield* add('manifest.json', new Date().toISOString(), strToU8(text))
  zip.end()
  yield* zipChunks
}
