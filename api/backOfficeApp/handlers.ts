// Handlers of all back-office operations.
import {
  applyDecisions,
  claimItem,
  claimOldest,
  recordOpening,
  releaseItem,
  storeDecision,
  undoDecision,
} from '../backOffice/reviews/claims.ts'
import { readDetail, readItem } from '../backOffice/reviews/detail.ts'
import { nameOf, waitingReviews } from '../backOffice/reviews/queue.ts'
import { page } from '../http/paging.ts'
import { endStaffSession } from '../staff/sessions.ts'
import { contentHandlers } from './contentHandlers.ts'
import { approvalHandlers } from './approvalHandlers.ts'
import { figuresHandlers } from './figuresHandlers.ts'
import { memberHandlers } from './memberHandlers.ts'
import { jobsHandlers } from './jobsHandlers.ts'
import { messagesHandlers } from './messagesHandlers.ts'
import type { StaffHandlers } from './operation.ts'
import { parcelHandlers } from './parcelHandlers.ts'
import { previewHandlers } from './previewHandlers.ts'
import { parcelRequestHandlers } from './parcelRequestHandlers.ts'
import { stockHandlers } from './stockHandlers.ts'

export const handlers: StaffHandlers = {
  ...contentHandlers,
  ...figuresHandlers,
  ...memberHandlers,
  ...parcelHandlers,
  ...previewHandlers,
  ...parcelRequestHandlers,
  ...approvalHandlers,
  ...stockHandlers,

  async getStaffSession({ staff: { id, email, roles, permissions, session } }) {
    return { id, email, roles, permissions, expiresAt: session.expiresAt.toISOString() }
  },

  async endStaffSession({ db, staff, now }) {
    await endStaffSession(db, staff, { now })
  },

  async listReviews({ db, query: { cursor, limit, ...filter }, now }) {
    const rows = await waitingReviews(db, { ...filter, after: cursor }, { limit: limit + 1, now })
    const { items, nextCursor } = page(rows, limit)
    return {
      nextCursor,
      items: items.map((item) => ({
        id: item.id,
        kind: item.kind,
        about: nameOf(item),
        countryCode: item.countryCode,
        submittedAt: item.submittedAt.toISOString(),
        claimed: item.claimed,
      })),
    }
  },

  async claimReview({ db, body: { id, ...filter }, staff, now }) {
    // Applies due decisions immediately, so that a reviewer who continues does not wait for the job.
    await applyDecisions(db, now)
    const waiting =
      id === undefined
        ? await claimOldest(db, filter, { staff, now })
        : await claimItem(db, id, { staff, now })
    const item = waiting && (await readItem(db, waiting.kind, waiting.id))
    if (!item) return { item: null }
    await recordOpening(db, item, { staff, now })
    return { item: await readDetail(db, waiting, { item, now }) }
  },

  async decideReview({ db, body, staff, now }) {
    const appliesAt = await storeDecision(db, body, { staff, now })
    return { decided: appliesAt !== undefined, appliesAt: appliesAt?.toISOString() ?? null }
  },

  async releaseReview({ db, body, staff }) {
    await releaseItem(db, body, { staff })
  },

  async undoReview({ db, body, staff, now }) {
    return { undone: await undoDecision(db, body, { staff, now }) }
  },

  ...messagesHandlers,
  ...jobsHandlers,
}
