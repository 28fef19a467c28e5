// Progress of a request for a move of many parcels.
import type { ParcelRequest } from '#generated/backOffice/schema.d.ts'

/** Returns the number of parcels with a result. */
export const doneRows = ({ done }: Pick<ParcelRequest, 'done'>) =>
  done.moved + done.unchanged + done.refused + done.unknown + done.failed

/** Returns true for a move that has started, or that has ended. */
export const isApprovedMove = ({ kind, decision }: ParcelRequest) =>
  kind === 'parcelMove' && decision === 'approved'

/** Returns true if the request can change without an act of its requester. */
export const isPending = (request: ParcelRequest) =>
  request.decision === 'waiting' || (isApprovedMove(request) && doneRows(request) < request.rows)
