// Exports all stored data of a member, from the tables of all folders of `api/`, in one transaction.
import type { components } from '#generated/schema.d.ts'
import { toCsv } from '#shared/csv.ts'
import { recordActs } from '../audit/recordActs.ts'
import { personalData } from '../schema/personalData.ts'
import type { FileStore } from '../integrations/fileStore.ts'
import type { Database } from '../store/store.ts'
import { uploadedFilesOf } from './uploadedFiles.ts'
import { notify } from '../notices/notify.ts'

type DataExport = components['schemas']['DataExport']

type Asked = { memberId: string; format: 'json' | 'csv'; files: FileStore; hub: string }

/** Returns rows as JSON or CSV and links to uploaded files, and notifies the member of the export. */
export async function exportOf(
  db: Database,
  { memberId, format, files: store, hub }: Asked,
  now: Date,
): Promise<DataExport> {
  const tables = await db.transaction(async (tx) => {
    const tableExports: DataExport['tables'] = []
    for (const { exported } of personalData)
      for (const [name, rows] of Object.entries(await exported(tx, memberId)))
        tableExports.push({ name, rows })
    await notify(tx, {
      memberId,
      kind: 'data-exported',
      params: {},
      reference: `data-exported:${now.toISOString()}`,
      now,
    })
    await recordActs(tx, now, { what: 'data-exported', memberId, outcome: format })
    return tableExports
  })
  const { listed, archiveUrl } = await uploadedFilesOf(db, memberId, { files: store, hub, now })
  const csv = () => tables.map(({ name, rows }) => ({ name: `${name}.csv`, content: toCsv(rows) }))
  return {
    madeAt: now.toISOString(),
    tables: format === 'json' ? tables : [],
    files: format === 'csv' ? [...csv(), ...listed] : listed,
    archiveUrl,
  }
}
