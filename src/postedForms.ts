// Answers forms that the browser sends by itself: without any script, or before one has come. Each is answered by the same calls as
// its screen makes, on the server alone.
import { browserIdField } from '../generated/parameters.ts'
import { checkInForms } from './features/games/answerForms.ts'
import { signInForms } from './features/session/login/answerForms.ts'
import type { AppContext } from './runtime/app/context.ts'
import type { Posted } from './runtime/app/posted.ts'
import { answerLanguage } from './runtime/posted/answerLanguage.ts'
import {
  browserField,
  formField,
  languageForm,
  type AnswerForm,
  type PostedFields,
} from './runtime/posted/posted.ts'

const forms: Readonly<Record<string, AnswerForm>> = {
  ...signInForms,
  ...checkInForms,
  [languageForm]: answerLanguage,
}

/** Characters of all that a form says. */
const longest = 10_000

/**
 * What a form says that one of the hub's own pages sent.
 * @param hub its origin
 * @returns `undefined` for a form of another site, for one that is answered by a script alone, and for anything else
 */
export async function readForm(request: Request, hub: string): Promise<PostedFields | undefined> {
  const { headers, url } = request
  const site = headers.get('Sec-Fetch-Site')
  // Browsers from before that header say where a form comes from all the same.
  const isOwn =
    site === null ? [hub, new URL(url).origin].includes(headers.get('Origin') ?? '') : site === 'same-origin'
  const isForm = headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  const text = isOwn && isForm ? await readText(request) : undefined
  const fields = Object.fromEntries(new URLSearchParams(text))
  return Object.hasOwn(forms, fields[formField] ?? '') ? fields : undefined
}

/** Given up as soon as it is too long: whoever sends it may say another length, or none. */
async function readText({ body }: Request): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > longest) return undefined
  }
  return text
}

/** The browser's name; a new one where the form has none as the contract has it. */
export const browserOf = ({ [browserField]: name }: PostedFields) =>
  browserIdField(name) ?? crypto.randomUUID()

/** @returns the page again, as the form has left it, or the address that it leads to */
export async function answerForm(
  fields: PostedFields,
  { app, address, browser }: { app: AppContext; address: URL; browser: string },
): Promise<Posted | { goTo: string }> {
  const { [formField]: form = '', ...said } = fields
  const answer = await forms[form]?.(said, app, address)
  return answer && 'goTo' in answer ? answer : { ...answer, form, browser }
}
