// Handles push settings, and subscriptions of the member's devices.
import type { Handlers } from '../http/operation.ts'
import {
  deleteSubscription,
  pushSettings,
  renewSubscription,
  saveSubscription,
  setPushTopic,
  turnOn,
} from '../notices/pushSubscriptions.ts'

export const pushHandlers: Pick<
  Handlers<'profile'>,
  | 'getPushSettings'
  | 'setPushSettings'
  | 'savePushSubscription'
  | 'deletePushSubscription'
  | 'renewPushSubscription'
> = {
  getPushSettings: ({ db, member, integrations: { push } }) =>
    pushSettings(db, member.id, push?.publicKey ?? null),

  async setPushSettings({ db, member, body, integrations: { push } }) {
    await setPushTopic(db, member.id, body)
    return await pushSettings(db, member.id, push?.publicKey ?? null)
  },

  async savePushSubscription({ db, member, body, language, now, integrations: { push } }) {
    const device = { memberId: member.id, sessionId: member.session.id, language, now }
    if (push)
      await db.transaction(async (tx) => {
        await saveSubscription(tx, body, device)
        await turnOn(tx, member.id, body.topics ?? [])
      })
    return await pushSettings(db, member.id, push?.publicKey ?? null)
  },

  async deletePushSubscription({ db, member, body }) {
    await deleteSubscription(db, member.id, body.endpoint)
  },

  async renewPushSubscription({ db, body }) {
    await renewSubscription(db, body.oldEndpoint, body)
  },
}
