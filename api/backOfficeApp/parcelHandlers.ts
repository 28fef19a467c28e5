// Handlers of operations on parcels.
import { exportName, parcelsCsv } from '../backOffice/parcels/export.ts'
import { listRows, readImport, runImport } from '../backOffice/parcels/imports.ts'
import { startImport } from '../backOffice/parcels/importUpload.ts'
import { listParcels, parcelProducts } from '../backOffice/parcels/list.ts'
import { moveParcels } from '../backOffice/parcels/move.ts'
import { openParcels } from '../backOffice/parcels/open.ts'
import { confirmStopped, listStopped } from '../backOffice/parcels/stopped.ts'
import { page } from '../http/paging.ts'
import { listViews, removeView, saveView } from '../backOffice/parcels/views.ts'
import type { StaffHandlers } from './operation.ts'

type ParcelOperation =
  | 'listStaffParcels'
  | 'listParcelProducts'
  | 'listStoppedParcels'
  | 'confirmStoppedParcels'
  | 'openParcels'
  | 'moveParcels'
  | 'exportParcels'
  | 'startTrackingImport'
  | 'getTrackingImport'
  | 'listTrackingRows'
  | 'runTrackingImport'
  | 'listParcelViews'
  | 'saveParcelView'
  | 'removeParcelView'

export const parcelHandlers: Pick<StaffHandlers, ParcelOperation> = {
  async listStaffParcels({ db, query: { cursor, limit, ...filter }, now }) {
    return await listParcels(db, filter, { cursor, limit, now })
  },

  listParcelProducts: () => Promise.resolve({ items: parcelProducts() }),

  async listStoppedParcels({ db, query: { cursor, limit } }) {
    return page(await listStopped(db, { cursor, limit: limit + 1 }), limit)
  },

  async confirmStoppedParcels({ db, body: { items }, staff, now }) {
    return { confirmed: await confirmStopped(db, items, { staff, now }) }
  },

  async openParcels({ db, body: { items }, staff, now }) {
    return { items: await openParcels(db, items, { staff, now, act: 'parcel-opened' }) }
  },

  async moveParcels({ db, body, staff, now, log }) {
    return { items: await moveParcels(db, body, { staff, now, log }) }
  },

  async exportParcels({ db, body: { items }, staff, now }) {
    const opened = await openParcels(db, items, { staff, now, act: 'parcel-exported' })
    return { fileName: exportName(now), csv: parcelsCsv(opened) }
  },

  async startTrackingImport({ db, body, staff, now }) {
    return await startImport(db, body, { staff, now })
  },

  async getTrackingImport({ db, path: { id }, now }) {
    return await readImport(db, id, now)
  },

  async listTrackingRows({ db, path: { id }, query }) {
    return await listRows(db, id, query)
  },

  async runTrackingImport({ db, body: { id }, staff, now, log }) {
    return await runImport(db, id, { staff, now, log })
  },

  async listParcelViews({ db, staff }) {
    return { items: await listViews(db, staff.id) }
  },

  async saveParcelView({ db, body, staff }) {
    return { saved: await saveView(db, staff.id, body) }
  },

  async removeParcelView({ db, path: { id }, staff }) {
    await removeView(db, staff.id, id)
  },
}
