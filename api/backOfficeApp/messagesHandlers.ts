// Handles contact messages that staff answer.
import { refuse } from '#shared/protocol/refuse.ts'
import { answerMessage, changeMessage, recordOpening } from '../backOffice/contactMessages/change.ts'
import { messageDetail, readMessage } from '../backOffice/contactMessages/detail.ts'
import { listMessages, messageTopics } from '../backOffice/contactMessages/list.ts'
import { page } from '../http/paging.ts'
import type { StaffHandlers } from './operation.ts'

type Operation = 'listContactMessages' | 'getContactMessage' | 'answerContactMessage' | 'changeContactMessage'

export const messagesHandlers: Pick<StaffHandlers, Operation> = {
  async listContactMessages({ db, query: { cursor, limit, ...filter } }) {
    const rows = await listMessages(db, filter, { after: cursor, limit: limit + 1 })
    return { ...page(rows, limit), topics: messageTopics() }
  },

  async getContactMessage({ db, path: { id }, staff, now, integrations: { sites } }) {
    const row = (await readMessage(db, id)) ?? refuse('NOT_FOUND')
    await recordOpening(db, row, { staff, now })
    return await messageDetail(db, row, { hub: sites.hub, now })
  },

  async answerContactMessage({ db, path: { id }, body: { text }, staff, now, integrations: { send } }) {
    return await answerMessage(db, { id, text, send }, { staff, now })
  },

  async changeContactMessage({ db, path: { id }, body: { state }, staff, now }) {
    return await changeMessage(db, { id, state }, { staff, now })
  },
}
