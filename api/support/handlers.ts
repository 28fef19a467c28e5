// Handles contact messages, the introduction for visitors, frequently asked questions, legal texts and product
// registrations.
import { contactTopics } from '../catalog/contact.ts'
import type { Handlers } from '../http/operation.ts'
import { addToOutbox } from '../integrations/outbox.ts'
import { storeMessage } from './contact.ts'
import { findQuestions } from './faq.ts'
import { introductionIn } from './introduction.ts'
import { legalText } from './legal.ts'
import { confirmation, serviceMessage } from './mails.ts'
import { cancelTransfer, offerTransfer, takeOver } from './transfers.ts'
import { registerProduct, registrationsOf, shownProducts, shownRegistration } from './registrations.ts'

export const support: Handlers<'support'> = {
  async listRegistrableProducts({ language }) {
    return { items: shownProducts(language) }
  },

  async saveProductRegistration({ db, member, body, language, now }) {
    return shownRegistration(await registerProduct(db, member, { body, now }), { member, language, now })
  },

  async listProductRegistrations({ db, member, query, language, now }) {
    const { items, nextCursor } = await registrationsOf(db, member.id, query)
    return { items: items.map((row) => shownRegistration(row, { member, language, now })), nextCursor }
  },

  async offerProductTransfer({ db, member, path: { id }, now }) {
    return await offerTransfer(db, member.id, { id, now })
  },

  async cancelProductTransfer({ db, member, path: { id } }) {
    await cancelTransfer(db, member.id, id)
  },

  async takeOverProduct({ db, member, body, language, now }) {
    return shownRegistration(await takeOver(db, member, { ...body, now }), { member, language, now })
  },

  async sendContactMessage({ db, body, member, language, now, integrations }) {
    const memberId = member?.id ?? null
    const message = await storeMessage(db, body, { memberId, language, now })
    const { service: to, sites, files } = integrations
    const mails = [
      await serviceMessage(message, { to, hub: sites.hub, files }),
      confirmation(message, language),
    ]
    // Does not await the emails: the message is already stored, and the sender should not wait for the email server.
    for (const mail of mails) void integrations.send(await addToOutbox(db, mail, { memberId, now }))
    return { reference: message.reference, receivedAt: message.receivedAt.toISOString() }
  },

  async listContactTopics({ language }) {
    const items = [...contactTopics().values()].map(({ id, name, answerInDays }) => ({
      id,
      answerInDays,
      name: name[language],
    }))
    return { items }
  },

  async getIntroduction({ db, caller: { country, isCountryEstimated }, language, now }) {
    return await introductionIn({ db, language, country, isCountryEstimated, now })
  },

  async listFaq({ query, language }) {
    return findQuestions(query, language)
  },

  async getLegalText({ query: { kind, countryCode, version }, member, caller, language, now }) {
    const country = countryCode ?? member?.countryCode ?? caller.country
    return legalText({ kind, country, version, language, now })
  },
}
