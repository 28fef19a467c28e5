// Stores answers in this tab and on the server, and merges both when the form opens.
import type { Answer as QuestionAnswer, Questionnaire, QuestionnaireDraft } from '#generated/schema.d.ts'
import { getQuestionnaire, getQuestionnaireDraft } from '#generated/calls/questionnaires.ts'
import { ensureFresh } from '#src/client/queries.ts'
import { CallError } from '#src/client/errors.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import { draftsOf, type Drafts } from '#src/runtime/storage/drafts.ts'
import { readSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { keepableAnswers, loadAnswerSchema } from './answerRules.ts'

type App = Pick<AppContext, 'token' | 'member' | 'queryClient'>

export type Kept = {
  version: number
  answers: QuestionAnswer[]
  /** True if some answers have not been saved on the server. */
  isUnsaved: boolean
}

export type Begun = Kept & {
  /** True if the questions have changed since the start. */
  hasChanged: boolean
}

const nameOf = (id: string) => `questionnaire-${id}`

export const keepOnDevice = (drafts: Drafts, id: string, deviceDraft: Kept | null) =>
  drafts.write(nameOf(id), deviceDraft)

/** Only `keepOnDevice` writes drafts, so the entries are not validated. */
const isAnswers = (answers: unknown): answers is QuestionAnswer[] => Array.isArray(answers)

function keptHere(drafts: Drafts, id: string): Kept | undefined {
  const { version, answers, isUnsaved } = drafts.read(nameOf(id)) ?? {}
  return typeof version === 'number' && isAnswers(answers)
    ? { version, answers, isUnsaved: isUnsaved === true }
    : undefined
}

/** Returns the draft of the server: of the member, or of a visitor who may have signed in since. */
async function keptThere(app: App, id: string): Promise<QuestionnaireDraft | undefined> {
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

/** Returns the latest state from this or another device, in the version that was started, if it is still accepted. */
export async function openForm(app: App, newest: Pick<Questionnaire, 'id' | 'version'>): Promise<Begun> {
  const { id } = newest
  const deviceDraft = keptHere(draftsOf(app), id)
  const [serverDraft] = await Promise.all([keptThere(app, id), loadAnswerSchema()])
  const version =
    (serverDraft && !serverDraft.retired ? serverDraft.version : undefined) ??
    deviceDraft?.version ??
    newest.version
  const olderForm = version === newest.version ? undefined : await versionOf(app, id, version)
  const form = olderForm ?? (await ensureFresh(app.queryClient, getQuestionnaire.query({ id })))
  const hasChanged = form.version !== version || serverDraft?.retired === true
  const answers = await keepableAnswers(form, merged(deviceDraft, serverDraft))
  return {
    version: form.version,
    answers,
    isUnsaved: deviceDraft?.isUnsaved === true || hasChanged,
    hasChanged,
  }
}

/** @returns `undefined` if the version is no longer accepted */
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

/** Merges answers: unsaved ones of this tab take precedence; otherwise those of the server. */
function merged(
  deviceDraft: Kept | undefined,
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
