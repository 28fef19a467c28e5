// Handles operations on questionnaires and package cards: forms, drafts, submissions and results.
import type { Handlers } from '../http/operation.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { addToOutbox } from '../integrations/outbox.ts'
import { draftOf, saveDraft } from './drafts.ts'
import { saveOrder } from './orders.ts'
import { cardSummaries, packageCard, questionnairePage, resultPage, summaries } from './pages.ts'
import { partMail } from './partMail.ts'
import { attachReview } from './reviews.ts'
import { openedBy, claimSubmission, submissionOf, submit } from './submissions.ts'
import { isRetired, newestOf, questionnaireOf, versionOf } from './versions.ts'

export const questionnaires: Handlers<'questionnaires'> = {
  async listQuestionnaires({ db, member, language }) {
    return { items: await summaries(db, member, language) }
  },

  async getQuestionnaire({ db, member, path: { id }, query, language, now }) {
    const questionnaire = questionnaireOf(id, language)
    const version =
      query.version === undefined ? newestOf(questionnaire) : versionOf(questionnaire, query.version)
    if (isRetired(version, now)) refuse('NOT_FOUND')
    return await questionnairePage(db, id, { version, member, language })
  },

  async getQuestionnaireDraft({ db, member, path: { id }, body: { draftId }, now }) {
    return await draftOf(db, id, { owner: { memberId: member?.id ?? null, draftId }, now })
  },

  async saveQuestionnaireDraft({ db, member, path: { id }, body, now }) {
    return await saveDraft(db, id, { ...body, memberId: member?.id ?? null, now })
  },

  async submitQuestionnaire({ db, member, path: { id }, body, language, now, integrations }) {
    const questionnaire = questionnaireOf(id)
    const memberId = member?.id ?? null
    const { service: to, sites, files } = integrations
    const { submission, dropped, claimCode, mail } = await db.transaction(async (tx) => {
      const receipt = await submit(tx, questionnaire, { ...body, memberId, now })
      const message = await partMail(receipt.submission, { to, hub: sites.hub, files })
      return { ...receipt, mail: message && (await addToOutbox(tx, message, { memberId, now })) }
    })
    // Does not await the email, because the submission is already stored and the response must not wait for the SMTP
    // server.
    if (mail) void integrations.send(mail)
    return { result: await resultPage(db, submission, language), dropped, claimCode }
  },

  async redeemClaimCode({ db, member, body: { claimCode }, language, now }) {
    return await resultPage(db, await claimSubmission(db, member.id, { claimCode, now }), language)
  },

  async openClaimCode({ db, body: { claimCode }, language }) {
    return await resultPage(db, await openedBy(db, claimCode), language)
  },

  async getQuestionnaireResult({ db, member, path: { id }, language }) {
    const submission = await submissionOf(db, id, { memberId: member.id, claimCode: undefined })
    return await resultPage(db, submission, language)
  },

  async saveAmazonOrder({ db, member, path: { id }, body, now }) {
    return await saveOrder(db, id, { ...body, memberId: member?.id ?? null, now })
  },

  async attachQuestionnaireUpload({ db, member, path: { id }, body, now }) {
    return await attachReview(db, id, { ...body, memberId: member?.id ?? null, now })
  },

  async listPackageCards({ member, language }) {
    return { items: cardSummaries(language, member) }
  },

  async getPackageCard({ member, path: { card }, language }) {
    return packageCard(card, language, member)
  },
}
