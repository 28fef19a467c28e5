// Handlers of operations on bulk acts that need an approval.
import { requestImport } from '../backOffice/parcels/importApproval.ts'
import { readImport } from '../backOffice/parcels/imports.ts'
import {
  listRequestRows,
  listRequests,
  readRequest,
  requestParcelAct,
} from '../backOffice/parcels/requests.ts'
import { countParcels } from '../backOffice/parcels/select.ts'
import { page } from '../http/paging.ts'
import type { StaffHandlers } from './operation.ts'

type RequestOperation =
  | 'countStaffParcels'
  | 'listParcelRequests'
  | 'requestParcelAct'
  | 'getParcelRequest'
  | 'listParcelRequestRows'
  | 'requestTrackingImport'

export const parcelRequestHandlers: Pick<StaffHandlers, RequestOperation> = {
  async countStaffParcels({ db, query, now }) {
    return { count: await countParcels(db, query, now) }
  },

  async listParcelRequests({ db, query: { cursor, limit }, staff, now }) {
    return page(await listRequests(db, { cursor, limit: limit + 1 }, { staff, now }), limit)
  },

  async requestParcelAct({ db, body, staff, now }) {
    return await requestParcelAct(db, body, { staff, now })
  },

  async getParcelRequest({ db, path: { id }, staff, now }) {
    return await readRequest(db, id, { staff, now })
  },

  async listParcelRequestRows({ db, path: { id }, query, staff, now }) {
    return await listRequestRows(db, id, { ...query, staff, now })
  },

  async requestTrackingImport({ db, body, staff, now }) {
    await requestImport(db, body, { staff, now })
    return await readImport(db, body.id, now)
  },
}
