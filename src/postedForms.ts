// Answers forms that the browser sends by itself: without any script, or before one has come. Each is answered by the same calls as
// its screen makes, on the server alone.
import { timingSafeEqual } from 'node:crypto'
import { browserIdField } from '#generated/parameters.ts'
import { checkInForms } from './features/games/answerForms.ts'
import { signInForms } from './features/session/login/answerForms.ts'
import type { AppContext } from './runtime/app/context.ts'
import type { Posted } from './runtime/app/posted.ts'
import { answerLanguage } from './runtime/posted/answerLanguage.ts'
import { browserField, formField, languageForm, tokenField } from './runtime/posted/fields.ts'
import type { AnswerForm, PostedFields } from './runtime/posted/posted.ts'
import { languageHostsIn, type Settings } from './shared/settings.ts'

export const forms: Readonly<Record<string, AnswerForm>> = {
  ...signInForms,
  ...checkInForms,
  [languageForm]: answerLanguage,
}

/** Characters of all that a form says. */
const longest = 10_000

type FormHost = {
  sites: { hub: string }
  settings?: Settings | undefined
  /** The CSRF token in the browser's cookie. */
  formToken?: string | undefined
}

/**
 * Reads a form that one of the hub's own pages sent, in the browser that the page was made for.
 * @returns `undefined` for a form of another site, for one that is answered by a script alone, and for anything else
 */
export async function readForm(request: Request, host: FormHost): Promise<PostedFields | undefined> {
  const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  const text = isForm && isOwn(request, host) ? await readText(request) : undefined
  const { [tokenField]: token, ...fields } = Object.fromEntries(new URLSearchParams(text))
  if (!host.formToken || !isSame(token, host.formToken)) return undefined
  return Object.hasOwn(forms, fields[formField] ?? '') ? fields : undefined
}

/**
 * Validates the headers by which browsers name a form's origin. They are the second defense next to the token: a service worker
 * that sends on a form of another site does so as the hub's own. Browsers from before `Sec-Fetch-Site` send an origin; one that
 * sends none, or `null`, has to name the host.
 */
function isOwn({ headers, url }: Request, { sites: { hub }, settings = {} }: FormHost): boolean {
  const site = headers.get('Sec-Fetch-Site')
  const origin = headers.get('Origin') ?? 'null'
  const hubOrigins = ownOrigins(hub, settings)
  if (origin !== 'null') return [null, 'same-origin'].includes(site) && hubOrigins.includes(origin)
  return site === 'same-origin' && hubOrigins.some((each) => new URL(each).hostname === new URL(url).hostname)
}

/** The configured hosts, on the protocol and port of the hub. */
function ownOrigins(hub: string, settings: Settings): string[] {
  const { protocol, port } = new URL(hub)
  const hosts = languageHostsIn(settings).map(({ host }) => new URL(`${protocol}//${host}:${port}`).origin)
  return [new URL(hub).origin, ...hosts]
}

function isSame(sentToken = '', token: string): boolean {
  const [ours, theirs] = [Buffer.from(token), Buffer.from(sentToken)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
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
  const { [formField]: form = '', ...values } = fields
  const answer = await forms[form]?.(values, app, address)
  return answer && 'goTo' in answer ? answer : { ...answer, form, browser }
}
