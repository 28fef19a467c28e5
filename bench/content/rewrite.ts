// Publishes a magazine in which all articles are changed, and measures pauses of this process.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { catalogChanges } from '#api/content/tables.ts'
import { newId } from '#api/store/id.ts'
import type { Database } from '#api/store/store.ts'

/** Publishes a magazine in which all articles are changed, without loading it into this process. */
export async function rewriteMagazine(db: Database) {
  const [change, version] = [newId(), newId()]
  const now = new Date()
  await db.transaction(async (tx) => {
    await tx.insert(catalogChanges).values({
      id: change,
      title: 'All',
      state: 'published',
      createdBy: 'bench',
      createdAt: now,
      publishedAt: now,
    })
    await tx.execute(sql`
      insert into catalog_versions (id, change_id, topic, data, digest, entries)
      select ${version}, ${change}, topic, replace(data::text, ': "A', ': "The a')::jsonb, id, entries
      from catalog_versions where topic = 'magazine' and data is not null order by id desc limit 1`)
    await tx.execute(sql`
      insert into catalog_publications (number, change_id, published_at)
      select max(number) + 1, ${change}, ${now.toISOString()}::timestamptz from catalog_publications`)
    await tx.execute(sql`
      insert into catalog_published_versions (number, topic, version_id)
      select number + 1, topic, case topic when 'magazine' then ${version} else version_id end
      from catalog_published_versions
      where number = (select max(number) - 1 from catalog_publications)`)
  })
}

/** Returns the longest time in milliseconds for which the function blocks this process. */
export async function pauseOf(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await work()
  // The monitor notices a pause only when its timer runs again.
  await new Promise((resolve) => setTimeout(resolve, 20))
  delay.disable()
  return delay.max / 1e6
}
