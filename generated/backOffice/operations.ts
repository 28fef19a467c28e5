// Made from openapi.yaml by `npm run generate`. Do not edit.
import { ListReviewsQueryParams, ClaimReviewBody, DecideReviewBody, UndoReviewBody, ReleaseReviewBody } from './schemas/backOfficeReviews.ts'

export const operations = {
  getStaffSession: { method: 'get', path: '/api/back-office/session', tag: 'backOffice', access: 'staff', rate: 'read', idempotent: false, audit: false, refusals: [] },
  endStaffSession: { method: 'delete', path: '/api/back-office/session', tag: 'backOffice', access: 'staff', rate: 'write', idempotent: false, audit: true, refusals: [] },
  listReviews: { method: 'get', path: '/api/back-office/reviews', tag: 'backOfficeReviews', access: 'staff', rate: 'read', permission: 'review', idempotent: false, audit: false, refusals: [], parameters: { query: { limit: { of: 'integer' } } }, query: ListReviewsQueryParams },
  claimReview: { method: 'post', path: '/api/back-office/reviews/claim', tag: 'backOfficeReviews', access: 'staff', rate: 'write', permission: 'review', idempotent: false, audit: true, refusals: [], body: ClaimReviewBody },
  decideReview: { method: 'post', path: '/api/back-office/reviews/decide', tag: 'backOfficeReviews', access: 'staff', rate: 'write', permission: 'review', idempotent: false, audit: true, refusals: [], body: DecideReviewBody },
  undoReview: { method: 'post', path: '/api/back-office/reviews/undo', tag: 'backOfficeReviews', access: 'staff', rate: 'write', permission: 'review', idempotent: false, audit: true, refusals: [], body: UndoReviewBody },
  releaseReview: { method: 'post', path: '/api/back-office/reviews/release', tag: 'backOfficeReviews', access: 'staff', rate: 'write', permission: 'review', idempotent: false, audit: false, refusals: [], body: ReleaseReviewBody },
} as const
