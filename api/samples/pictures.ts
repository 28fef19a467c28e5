// Adds pictures to waiting proofs and registered purchases that have no files, so that the back office of a development
// server shows receipts. The sample data (`life.ts`) submits these items without files.
import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { giftRegistrations } from '../activities/tables.ts'
import { giftRegistration as catalog } from '../catalog/giftRegistration.ts'
import { rights } from '../catalog/rights.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import { rightProofs } from '../membership/tables.ts'
import { uploads, type UploadPurpose } from '../platform/uploads/tables.ts'
import { isSubmitted } from '../store/columns.ts'
import { newId } from '../store/id.ts'
import type { Database } from '../store/store.ts'

type Services = { files: FileStore; now: Date }

/** Adds the pictures that are missing. Each picture shows the order number and the product of its item. */
export async function addSamplePictures(db: Database, services: Services) {
  const proofs = await db
    .select()
    .from(rightProofs)
    .where(and(isSubmitted(rightProofs), hasNoFiles(rightProofs.uploads)))
  for (const { id, memberId, right, submittedAt } of proofs) {
    const lines = [rights().get(right)?.name.en ?? right, dayOf(submittedAt), `No. ${id.slice(-6)}`]
    const picture = await addPicture(db, { memberId, purpose: 'right', lines }, services)
    await db
      .update(rightProofs)
      .set({ uploads: [picture] })
      .where(eq(rightProofs.id, id))
  }
  const registrations = await db
    .select()
    .from(giftRegistrations)
    .where(and(isSubmitted(giftRegistrations), hasNoFiles(giftRegistrations.uploadIds)))
  for (const { id, memberId, product, orderNumber, purchasedOn } of registrations) {
    const name = catalog().en.products.find((each) => each.id === product)?.name ?? product
    const lines = [`Order ${orderNumber}`, purchasedOn, `1 × ${name}`]
    const picture = await addPicture(db, { memberId, purpose: 'activity', lines }, services)
    await db
      .update(giftRegistrations)
      .set({ uploadIds: [picture] })
      .where(eq(giftRegistrations.id, id))
  }
}

const hasNoFiles = (list: PgColumn) => sql`jsonb_array_length(${list}) = 0`
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

type Receipt = { memberId: string | null; purpose: UploadPurpose; lines: readonly string[] }

/** Draws and stores a picture with the lines. @returns the id of the stored file */
export async function addPicture(
  db: Database,
  { memberId, purpose, lines }: Receipt,
  { files, now }: Services,
): Promise<string> {
  const id = newId()
  const bytes = await receiptOf(lines)
  await files.put(id, bytes, 'image/jpeg')
  await db.insert(uploads).values({
    id,
    memberId,
    purpose,
    contentType: 'image/jpeg',
    size: bytes.length,
    storedSize: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    announcedAt: now,
    storedAt: now,
    usedAt: now,
  })
  return id
}

/** Draws a receipt with the lines. Loads the library only here, because production servers add no samples. */
async function receiptOf(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const texts = ['Baby shop', ...lines, 'Thank you'].map(
    (line, at) => `<text x="90" y="${170 + at * 110}">${escaped(line)}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960">
    <rect width="720" height="960" fill="#e9e3da"/><rect x="50" y="50" width="620" height="860" fill="#fff"/>
    <g font-family="monospace" font-size="34" fill="#222">${texts.join('')}</g></svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer())
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
