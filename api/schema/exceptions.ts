// Tables whose rows belong to a member in another way than by a `member_id` that goes with them.
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
import { forgetSubmissions } from '../questionnaires/forgetSubmissions.ts'
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

/** A member's place goes to the next in line, as if it had been given back in time. */
const places: PersonalData = {
  ...ownRows(eventRegistrations, eventRegistrations.memberId),
  async erase(tx, memberIds) {
    const ofMembers = inArray(eventRegistrations.memberId, memberIds)
    const rows = await tx
      .selectDistinct({ activity: eventRegistrations.activity, memberId: eventRegistrations.memberId })
      .from(eventRegistrations)
      .where(ofMembers)
    for (const campaign of campaigns.en)
      for (const { memberId } of rows.filter(({ activity }) => activity === campaign.id))
        await cancel(tx, memberId, { campaign, now: new Date(0) })
    await tx.delete(eventRegistrations).where(ofMembers)
  },
}

/** Rows that reserve stock: it is returned before they are deleted. */
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

/** Of an erased member the postings and lots stay, of nobody: the books go on summing to zero. */
const books: PersonalData = {
  exported: async (db, memberId) => ({
    ...(await ownRows(ledgerAccounts, ledgerAccounts.memberId).exported(db, memberId)),
    ...(await statementOf(db, memberId)),
  }),
  erase: anonymise,
}

const files: PersonalData = {
  ...ownRows(uploads, uploads.memberId),
  // The next sweep removes the files themselves.
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

/** What hangs on a member's answers knows the answers alone. */
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
    // Sent before the answers became the member's, pictures belong to nobody.
    await forgetSubmissions(tx, inArray(questionnaireSubmissions.memberId, memberIds))
  },
}

/** A friendship belongs to both: each sees that it was, and neither whose the other's account is. */
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

/** What was promised for a product goes with the product. */
const products: PersonalData = {
  ...ownRows(productRegistrations, productRegistrations.memberId),
  async erase(tx, memberIds) {
    const ofMembers = inArray(productRegistrations.memberId, memberIds)
    const activeRows = await tx
      .select()
      .from(productRegistrations)
      .where(and(ofMembers, isNull(productRegistrations.endedAt)))
    const free = activeRows
      // One that left the catalogue cannot be registered again.
      .filter(({ product }) => registrableProducts.has(product))
      .map(({ product, serialNumber, warrantyUntil }) => ({ product, serialNumber, warrantyUntil }))
    if (free.length > 0) await tx.insert(freeWarranties).values(free).onConflictDoNothing()
    await tx.delete(productRegistrations).where(ofMembers)
  },
}

/** Whoever worked at the desk is nobody's to know; that something was done there is the member's. */
const { by: _, requestId: __, ...shownEntry } = getTableColumns(auditEntries)

/** What was done stays, of a member whom nobody can name but who knows their former id. */
const trail: PersonalData = {
  exported: async (db, memberId) => ({
    audit_entries: await db.select(shownEntry).from(auditEntries).where(eq(auditEntries.memberId, memberId)),
  }),
  erase: eraseEntries,
}

/** The export lists that the second factor is on, without the secret of the app. */
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

/** With members goes what was sent to their addresses. */
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

/** Tables that name members and are not exported, each with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  idempotent_answers:
    'Answers that were given before, sealed so that we cannot read them either, forgotten after two days.',
  verify_codes: 'The hash of a code that was sent, worthless after five minutes.',
  code_tickets: 'The hash of a ticket for a code that fitted, worthless after ten minutes.',
  authenticator_setups:
    'The secret of an authenticator app that waits for its first code, worthless after ten minutes.',
  social_tickets: 'What another service said of somebody who signs in, forgotten after ten minutes.',
}
