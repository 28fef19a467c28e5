// Stores answers in this tab and on the server, and merges both when the form opens.
import type { Answer as QuestionAnswer, Questionnaire, QuestionnaireDraft } from '#generated/schema.d.ts'
import { getQuestionnaire, getQuestionnaireDraft } from '#generated/calls/questionnaires.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { CallError } from '#src/client/errors.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { draftsOf, type Drafts } from '#src/runtime/storage/drafts.ts'
import { readSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { storableAnswers, loadAnswerSchema } from './answerRules.ts'

type App = Pick<AppContext, 'token' | 'member' | 'queryClient'>

export type StoredAnswers = {
  version: number
  answers: QuestionAnswer[]
  /** True if some answers have not been saved on the server yet. */
  isUnsaved: boolean
}

export type OpenedAnswers = StoredAnswers & {
  /** True if the questions have changed since the user started. */
  hasChanged: boolean
}

const nameOf = (id: string) => `questionnaire-${id}`

export const storeOnDevice = (drafts: Drafts, id: string, deviceDraft: StoredAnswers | null) =>
  drafts.write(nameOf(id), deviceDraft)

/** Do not validate the stored answers, because only `storeOnDevice` writes these drafts. */
const isAnswers = (answers: unknown): answers is QuestionAnswer[] => Array.isArray(answers)

function deviceDraftOf(drafts: Drafts, id: string): StoredAnswers | undefined {
  const { version, answers, isUnsaved } = drafts.read(nameOf(id)) ?? {}
  return typeof version === 'number' && isAnswers(answers)
    ? { version, answers, isUnsaved: isUnsaved === true }
    : undefined
}

/** Returns the draft from the server: the member's draft, or the draft of a visitor who may have signed in since. */
async function serverDraftOf(app: App, id: string): Promise<QuestionnaireDraft | undefined> {
  const { draftId } = readSecret(id)
  const draftIds = [...(app.token() === null ? [] : [undefined]), ...(draftId === undefined ? [] : [draftId])]
  for (const candidateId of draftIds)
    try {
      return await getQuestionnaireDraft({
        id,
        ...(candidateId === undefined ? {} : { draftId: candidateId }),
      })
    } catch (error) {
      // The draft does not exist, or the server cannot be reached: use the answers of this tab.
      if (!(error instanceof CallError)) throw error
    }
  return undefined
}

/**
 * Returns the latest answers from this device or the server. Keeps the version of the questionnaire that the user
 * started if the server still accepts it.
 */
export async function openForm(
  app: App,
  newest: Pick<Questionnaire, 'id' | 'version'>,
): Promise<OpenedAnswers> {
  const { id } = newest
  const deviceDraft = deviceDraftOf(draftsOf(app), id)
  const [serverDraft] = await Promise.all([serverDraftOf(app, id), loadAnswerSchema()])
  const version =
    (serverDraft && !serverDraft.retired ? serverDraft.version : undefined) ??
    deviceDraft?.version ??
    newest.version
  const olderForm = version === newest.version ? undefined : await versionOf(app, id, version)
  const form = olderForm ?? (await ensureFresh(app.queryClient, getQuestionnaire.query({ id })))
  const hasChanged = form.version !== version || serverDraft?.retired === true
  const answers = await storableAnswers(form, merged(deviceDraft, serverDraft))
  return {
    version: form.version,
    answers,
    isUnsaved: deviceDraft?.isUnsaved === true || hasChanged,
    hasChanged,
  }
}

/** @returns the questionnaire in this version; `undefined` if the server no longer accepts the version */
async function versionOf({ queryClient }: App, id: string, version: number) {
  try {
    return await ensureFresh(queryClient, {
      ...getQuestionnaire.query({ id, version }),
      meta: { handlesErrors: true },
    })
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  }
}

/** Merges the answers in this tab with those on the server: unsaved answers in this tab take precedence. */
function merged(
  deviceDraft: StoredAnswers | undefined,
  serverDraft: QuestionnaireDraft | undefined,
): QuestionAnswer[] {
  const [first, second] = deviceDraft?.isUnsaved
    ? [deviceDraft, serverDraft]
    : [serverDraft ?? deviceDraft, undefined]
  const questionIds = new Set(first?.answers.map(({ questionId }) => questionId))
  return [
    ...(first?.answers ?? []),
    ...(second?.answers ?? []).filter(({ questionId }) => !questionIds.has(questionId)),
  ]
}
