// Handlers of the back-office operations about members.
import { close } from '../account/closing.ts'
import { recordActs } from '../audit/recordActs.ts'
import { foundMember, openBabies, readAccount } from '../backOffice/members/account.ts'
import {
  allowMoreGifts,
  endMemberSessions,
  findVoucher,
  removeSecondFactor,
  voidUnused,
} from '../backOffice/members/acts.ts'
import { grantCoins } from '../backOffice/members/coins.ts'
import { findMembers, readMemberRow } from '../backOffice/members/find.ts'
import { offerExport } from '../backOffice/members/offerExport.ts'
import { findOrders, moveOrder } from '../backOffice/members/orders.ts'
import { memberEvents } from '../backOffice/members/timeline.ts'
import { languageIn } from '../locale/language.ts'
import { page } from '../http/paging.ts'
import { Refused, refuse } from '#shared/protocol/refuse.ts'
import { actorOf } from '../staff/sessions.ts'
import type { StaffHandlers } from './operation.ts'

type MemberOperation =
  | 'findMembers'
  | 'readMember'
  | 'listMemberEvents'
  | 'openBabies'
  | 'grantCoins'
  | 'endMemberSessions'
  | 'closeMemberAccount'
  | 'removeSecondFactor'
  | 'allowGifts'
  | 'voidVoucher'
  | 'findOrders'
  | 'moveOrder'
  | 'offerExport'

/** Handles the error of an account that is closed already. */
function unlessClosed(error: unknown): undefined {
  if (!(error instanceof Refused && error.refusal === 'TOKEN_REVOKED')) throw error
}

export const memberHandlers: Pick<StaffHandlers, MemberOperation> = {
  async findMembers({ db, body: { query }, staff, now }) {
    const members = await findMembers(db, query)
    // Records the id of the member only if there is one match: the query itself may be personal data.
    const [first, second] = members
    const memberId = second ? undefined : first?.id
    await recordActs(db, now, {
      what: 'members-searched',
      memberId,
      by: actorOf(staff),
      outcome: String(members.length),
    })
    return { items: members.map(foundMember) }
  },

  async readMember({ db, path: { memberId }, staff, now }) {
    return await readAccount(db, memberId, { staff, now })
  },

  async listMemberEvents({ db, path: { memberId }, query: { cursor, limit } }) {
    return page(await memberEvents(db, { memberId, cursor, limit: limit + 1 }), limit)
  },

  async openBabies({ db, body: { memberId }, staff, now }) {
    return await openBabies(db, memberId, { staff, now })
  },

  async grantCoins({ db, body, staff, now }) {
    return { state: await grantCoins(db, body, { staff, now }) }
  },

  async endMemberSessions({ db, body: { memberId }, staff, now }) {
    return { ended: await endMemberSessions(db, memberId, { by: actorOf(staff), now }) }
  },

  async closeMemberAccount({ db, body: { memberId }, staff, now, integrations }) {
    const member = await readMemberRow(db, memberId)
    const language = languageIn(member.countryCode)
    const closed = await close(db, member, { language, now, by: actorOf(staff) }).catch(unlessClosed)
    if (closed) void integrations.send(closed.message)
    const { erasesAt } = closed ?? (await readMemberRow(db, memberId))
    return { erasesAt: (erasesAt ?? now).toISOString() }
  },

  async removeSecondFactor({ db, body: { memberId }, staff, now }) {
    return { changed: await removeSecondFactor(db, memberId, { by: actorOf(staff), now }) }
  },

  async allowGifts({ db, body, staff, now }) {
    await readMemberRow(db, body.memberId)
    return { allowed: await allowMoreGifts(db, body, { by: actorOf(staff), now }) }
  },

  async voidVoucher({ db, body: { memberId, voucherId }, staff, now }) {
    const voucher = await findVoucher(db, voucherId)
    if (voucher?.memberId !== memberId) return refuse('NOT_FOUND')
    return { changed: await voidUnused(db, voucher, { by: actorOf(staff), now }) }
  },

  async findOrders({ db, body, staff, now }) {
    return { items: await findOrders(db, body, { staff, now }) }
  },

  async moveOrder({ db, body, staff, now }) {
    return await moveOrder(db, body, { staff, now })
  },

  async offerExport({ db, body: { memberId }, staff, now, integrations }) {
    const message = await offerExport(db, memberId, { by: actorOf(staff), now })
    if (message) void integrations.send(message)
    return { changed: message !== undefined }
  },
}
