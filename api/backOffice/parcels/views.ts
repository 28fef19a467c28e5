// Saved views: filters of the list of parcels that a staff member has stored under a name.
import { and, asc, eq, ne } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { parcelViews, staff as staffTable } from '../../staff/tables.ts'
import { newId } from '../../store/id.ts'
import type { Database } from '../../store/store.ts'

type Schemas = components['schemas']

const viewsAtMost = 50

export async function listViews(db: Database, staffId: string): Promise<Schemas['ParcelView'][]> {
  const rows = await db
    .select()
    .from(parcelViews)
    .where(eq(parcelViews.staffId, staffId))
    .orderBy(asc(parcelViews.name))
    .limit(viewsAtMost)
  return rows.map(({ id, name, filter }) => ({ id, name, filter }))
}

/** Saves a view, or replaces the view of the same name. @returns false if the staff member has too many views */
export async function saveView(
  db: Database,
  staffId: string,
  { name, filter }: Schemas['SaveParcelViewRequest'],
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // Locks the staff member, so that concurrent calls cannot exceed the limit.
    await tx.select().from(staffTable).where(eq(staffTable.id, staffId)).for('update')
    const otherViews = await tx.$count(
      parcelViews,
      and(eq(parcelViews.staffId, staffId), ne(parcelViews.name, name)),
    )
    if (otherViews >= viewsAtMost) return false
    await tx
      .insert(parcelViews)
      .values({ id: newId(), staffId, name, filter })
      .onConflictDoUpdate({ target: [parcelViews.staffId, parcelViews.name], set: { filter } })
    return true
  })
}

export async function removeView(db: Database, staffId: string, id: string) {
  await db.delete(parcelViews).where(and(eq(parcelViews.staffId, staffId), eq(parcelViews.id, id)))
}
