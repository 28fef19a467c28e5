// Lists tables that need special handling when a member's data is exported or erased. Their rows cannot be selected by
// `member_id`, or must not simply be deleted.
import { and, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { cancel } from '../activities/events.ts'
import { eventRegistrations } from '../activities/tables.ts'
import { eraseEntries } from '../audit/erased.ts'
import { auditEntries } from '../audit/tables.ts'
import { campaigns } from '../catalog/campaigns.ts'
import { registrableProducts } from '../catalog/registrableProducts.ts'
import { redemptions } from '../coins/tables.ts'
import { drawResults } from '../games/tables.ts'
import { giftClaims } from '../gifts/tables.ts'
import { eraseKeys } from '../http/idempotency/idempotency.ts'
import { idempotentAnswers } from '../http/idempotency/tables.ts'
import { anonymise, statementOf } from '../ledger/ledger.ts'
import { ledgerAccounts } from '../ledger/tables.ts'
import { trackingEvents } from '../platform/tables.ts'
import { releaseUploads } from '../platform/uploads/uploads.ts'
import { deleteSubmissions } from '../questionnaires/deleteSubmissions.ts'
import {
  questionnaireOrders,
  questionnaireReviews,
  questionnaireSubmissions,
} from '../questionnaires/tables.ts'
import { accountsOf } from '../session/accounts.ts'
import { authenticatorSetups, secondFactors } from '../session/secondFactor/tables.ts'
import { codeTickets, recoveryLinks, verifyCodes } from '../session/tables.ts'
import type { Database } from '../store/store.ts'
import { freeWarranties, productRegistrations } from '../support/tables.ts'
import { referrals } from '../vouchers/tables.ts'
import { freeGifts, freePrizes, freeProducts } from './freeStock.ts'
import { ownRows, type PersonalData } from './ownRows.ts'
import { members } from '../members/tables.ts'
import { uploads } from '../platform/uploads/tables.ts'

/** Erasure assigns the member's place at an event to the next member on the waiting list, as a cancellation does. */
const places: PersonalData = {
  ...ownRows(eventRegistrations, eventRegistrations.memberId),
  async erase(tx, memberIds) {
    const ofMembers = inArray(eventRegistrations.memberId, memberIds)
    const rows = await tx
      .selectDistinct({ activity: eventRegistrations.activity, memberId: eventRegistrations.memberId })
      .from(eventRegistrations)
      .where(ofMembers)
    for (const campaign of campaigns().en)
      for (const { memberId } of rows.filter(({ activity }) => activity === campaign.id))
        await cancel(tx, memberId, { campaign, now: new Date(0) })
    await tx.delete(eventRegistrations).where(ofMembers)
  },
}

/** Handles tables whose rows reserve stock: `free` releases the reserved units before the rows are deleted. */
function withStock(table: PgTable, owner: PgColumn, free: PersonalData['erase']): PersonalData {
  const rows = ownRows(table, owner)
  return {
    ...rows,
    async erase(tx, memberIds, now) {
      await free(tx, memberIds, now)
      await rows.erase(tx, memberIds, now)
    },
  }
}

/** Erasure keeps the member's postings and coin lots but removes their owner, so that the ledger still sums to zero. */
const books: PersonalData = {
  exported: async (db, memberId) => ({
    ...(await ownRows(ledgerAccounts, ledgerAccounts.memberId).exported(db, memberId)),
    ...(await statementOf(db, memberId)),
  }),
  erase: anonymise,
}

const files: PersonalData = {
  ...ownRows(uploads, uploads.memberId),
  // Erasure only detaches the uploads from the member. A later job deletes their files.
  async erase(tx, memberIds) {
    await releaseUploads(tx, { memberIds })
    await tx.update(uploads).set({ memberId: null }).where(inArray(uploads.memberId, memberIds))
  },
}

const ownSubmissions = (db: Database, memberId: string) =>
  db
    .select({ id: questionnaireSubmissions.id })
    .from(questionnaireSubmissions)
    .where(eq(questionnaireSubmissions.memberId, memberId))

/**
 * Selects marketplace orders and reviews by submission, because their rows refer to the submission and not to the
 * member.
 */
const answers: PersonalData = {
  async exported(db, memberId) {
    const submissionIds = ownSubmissions(db, memberId)
    return {
      ...(await ownRows(questionnaireSubmissions, questionnaireSubmissions.memberId).exported(db, memberId)),
      questionnaire_orders: await db
        .select()
        .from(questionnaireOrders)
        .where(inArray(questionnaireOrders.submissionId, submissionIds)),
      questionnaire_reviews: await db
        .select()
        .from(questionnaireReviews)
        .where(inArray(questionnaireReviews.submissionId, submissionIds)),
    }
  },
  async erase(tx, memberIds) {
    // Selects pictures by their submission, because pictures that were sent before the member claimed the answers have
    // no owner.
    await deleteSubmissions(tx, inArray(questionnaireSubmissions.memberId, memberIds))
  },
}

/**
 * A referral belongs to two members: the advocate and the friend. The export contains the referral, but not the email
 * address or phone of the other member.
 */
const friendships: PersonalData = {
  async exported(db, memberId) {
    const { joinedAt, rewardedAt, notCountedAt, advocateId, friendId } = referrals
    const rows = await db
      .select({ joinedAt, rewardedAt, notCountedAt, advocateId })
      .from(referrals)
      .where(or(eq(advocateId, memberId), eq(friendId, memberId)))
    const referralRows = rows.map(({ advocateId: advocate, ...row }) => ({
      ...row,
      invited: advocate === memberId,
    }))
    return { referrals: referralRows }
  },
  async erase(tx, memberIds) {
    const { advocateId, friendId } = referrals
    await tx.delete(referrals).where(or(inArray(advocateId, memberIds), inArray(friendId, memberIds)))
  },
}

/** Erasure deletes product registrations and stores the remaining warranties of the products without the member. */
const products: PersonalData = {
  ...ownRows(productRegistrations, productRegistrations.memberId),
  async erase(tx, memberIds) {
    const ofMembers = inArray(productRegistrations.memberId, memberIds)
    const activeRows = await tx
      .select()
      .from(productRegistrations)
      .where(and(ofMembers, isNull(productRegistrations.endedAt)))
    const free = activeRows
      // Omits products that are no longer in the catalog, because they cannot be registered again.
      .filter(({ product }) => registrableProducts().has(product))
      .map(({ product, serialNumber, warrantyUntil }) => ({ product, serialNumber, warrantyUntil }))
    if (free.length > 0) await tx.insert(freeWarranties).values(free).onConflictDoNothing()
    await tx.delete(productRegistrations).where(ofMembers)
  },
}

/**
 * Columns of audit entries that the export contains. The back-office user who made a change and the request id are
 * omitted.
 */
const { by: _, requestId: __, ...shownEntry } = getTableColumns(auditEntries)

/**
 * Erasure retains audit entries, and replaces the member id with its digest. Someone who knows the former member id can
 * still find the entries.
 */
const trail: PersonalData = {
  exported: async (db, memberId) => ({
    audit_entries: await db.select(shownEntry).from(auditEntries).where(eq(auditEntries.memberId, memberId)),
  }),
  erase: eraseEntries,
}

/**
 * Columns of the second factor that the export contains. The secret of the authenticator app and its last time step are
 * omitted.
 */
const { secret: ___, lastStep: ____, ...shownFactor } = getTableColumns(secondFactors)

const secondFactor: PersonalData = {
  ...ownRows(secondFactors, secondFactors.memberId),
  exported: async (db, memberId) => ({
    second_factors: await db
      .select(shownFactor)
      .from(secondFactors)
      .where(eq(secondFactors.memberId, memberId)),
  }),
}

/**
 * Deletes the members, and the one-time codes, tickets and recovery links that were issued for their email addresses
 * and phones.
 */
const account: PersonalData = {
  ...ownRows(members, members.id),
  async erase(tx, memberIds) {
    const deletedRows = await tx.delete(members).where(inArray(members.id, memberIds)).returning()
    const accounts = deletedRows.flatMap(accountsOf)
    await tx.delete(recoveryLinks).where(inArray(recoveryLinks.account, accounts))
    await tx.delete(codeTickets).where(inArray(codeTickets.account, accounts))
    await tx.delete(verifyCodes).where(inArray(verifyCodes.account, accounts))
  },
}

export const exceptions: ReadonlyMap<PgTable, PersonalData> = new Map<PgTable, PersonalData>([
  [eventRegistrations, places],
  [drawResults, withStock(drawResults, drawResults.memberId, freePrizes)],
  [giftClaims, withStock(giftClaims, giftClaims.memberId, freeGifts)],
  [redemptions, withStock(redemptions, redemptions.memberId, freeProducts)],
  [ledgerAccounts, books],
  [auditEntries, trail],
  [uploads, files],
  [trackingEvents, ownRows(trackingEvents, trackingEvents.uid)],
  [questionnaireSubmissions, answers],
  [productRegistrations, products],
  [referrals, friendships],
  [members, account],
  [secondFactors, secondFactor],
  [
    authenticatorSetups,
    { ...ownRows(authenticatorSetups, authenticatorSetups.memberId), exported: async () => ({}) },
  ],
  [idempotentAnswers, { exported: async () => ({}), erase: eraseKeys }],
])

/** Tables that refer to members and are not exported, each with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  idempotent_answers:
    'Stored responses for an Idempotency-Key, encrypted so that the hub cannot read them, deleted after two days.',
  verify_codes: 'Hash of a sent code, invalid after five minutes.',
  code_tickets: 'Hash of a ticket for a verified code, invalid after ten minutes.',
  authenticator_setups: 'Secret of an authenticator app before its first code, invalid after ten minutes.',
  social_tickets: 'Identity of a person at a sign-in provider, deleted after ten minutes.',
}
