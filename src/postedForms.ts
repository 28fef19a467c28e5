// Handles forms that the browser submits without a script, or before scripts have loaded. Each handler makes the same
// calls as its screen, on the server.
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

/** Maximum length of the body in characters. */
const longest = 10_000

type FormHost = {
  sites: { hub: string }
  settings?: Settings | undefined
  /** CSRF token in the cookie of the browser. */
  formToken?: string | undefined
}

/**
 * Reads a form that a page of the hub sent from the browser that the page was rendered for.
 * @returns `undefined` for forms of other sites, for forms that only a script handles, and for other bodies
 */
export async function readForm(request: Request, host: FormHost): Promise<PostedFields | undefined> {
  const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  const text = isForm && isOwn(request, host) ? await readText(request) : undefined
  const { [tokenField]: token, ...fields } = Object.fromEntries(new URLSearchParams(text))
  if (!host.formToken || !isSame(token, host.formToken)) return undefined
  return Object.hasOwn(forms, fields[formField] ?? '') ? fields : undefined
}

/**
 * Validates the headers by which browsers name the origin of a form, as a second defense besides the token: a service
 * worker that forwards a form of another site sends the hub as its origin. Browsers without `Sec-Fetch-Site` send an
 * origin; requests with no origin or `null` must match the host.
 */
function isOwn({ headers, url }: Request, { sites: { hub }, settings = {} }: FormHost): boolean {
  const site = headers.get('Sec-Fetch-Site')
  const origin = headers.get('Origin') ?? 'null'
  const hubOrigins = ownOrigins(hub, settings)
  if (origin !== 'null') return [null, 'same-origin'].includes(site) && hubOrigins.includes(origin)
  return site === 'same-origin' && hubOrigins.some((each) => new URL(each).hostname === new URL(url).hostname)
}

/** Origins of the configured hosts, with the protocol and port of the hub. */
function ownOrigins(hub: string, settings: Settings): string[] {
  const { protocol, port } = new URL(hub)
  const hosts = languageHostsIn(settings).map(({ host }) => new URL(`${protocol}//${host}:${port}`).origin)
  return [new URL(hub).origin, ...hosts]
}

function isSame(sentToken = '', token: string): boolean {
  const [ours, theirs] = [Buffer.from(token), Buffer.from(sentToken)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

/** Stops reading at the limit, because `Content-Length` may be wrong or missing. */
async function readText({ body }: Request): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > longest) return undefined
  }
  return text
}

/** Reads the id of the browser from the form; creates a new one if it is missing or invalid. */
export const browserOf = ({ [browserField]: name }: PostedFields) =>
  browserIdField(name) ?? crypto.randomUUID()

/** @returns the page to show again with the result of the form, or the URL to redirect to */
export async function answerForm(
  fields: PostedFields,
  { app, address, browser }: { app: AppContext; address: URL; browser: string },
): Promise<Posted | { goTo: string }> {
  const { [formField]: form = '', ...values } = fields
  const answer = await forms[form]?.(values, app, address)
  return answer && 'goTo' in answer ? answer : { ...answer, form, browser }
}
