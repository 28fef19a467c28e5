// Handles forms that browsers post without scripts, or before the scripts have loaded. The handler of a form makes the
// same API calls as the page of the form.
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

/** Maximum length of the request body in characters. */
const longest = 10_000

type FormHost = {
  sites: { hub: string }
  settings?: Settings | undefined
  /** CSRF token from the cookie of the browser; the token in the form must equal it. */
  formToken?: string | undefined
}

/**
 * Reads a form that was posted from a page of the hub, by the same browser for which the page was rendered.
 * @returns the fields; `undefined` if the form comes from another site, if only a script can handle it, or if the
 * request body is not a form
 */
export async function readForm(request: Request, host: FormHost): Promise<PostedFields | undefined> {
  const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  const text = isForm && isOwn(request, host) ? await readText(request) : undefined
  const { [tokenField]: token, ...fields } = Object.fromEntries(new URLSearchParams(text))
  if (!host.formToken || !isSame(token, host.formToken)) return undefined
  return Object.hasOwn(forms, fields[formField] ?? '') ? fields : undefined
}

/**
 * Checks the headers in which browsers send the origin of a form, as a second defense besides the token. It does not
 * replace the token: if a service worker forwards a form of another site, the origin is the hub. Browsers without
 * `Sec-Fetch-Site` send `Origin`; for requests without an origin, or with `null`, the host must match.
 */
function isOwn({ headers, url }: Request, { sites: { hub }, settings = {} }: FormHost): boolean {
  const site = headers.get('Sec-Fetch-Site')
  const origin = headers.get('Origin') ?? 'null'
  const hubOrigins = ownOrigins(hub, settings)
  if (origin !== 'null') return [null, 'same-origin'].includes(site) && hubOrigins.includes(origin)
  return site === 'same-origin' && hubOrigins.some((each) => new URL(each).hostname === new URL(url).hostname)
}

/** Returns the origins of the configured hosts, with the protocol and port of the hub. */
function ownOrigins(hub: string, settings: Settings): string[] {
  const { protocol, port } = new URL(hub)
  const hosts = languageHostsIn(settings).map(({ host }) => new URL(`${protocol}//${host}:${port}`).origin)
  return [new URL(hub).origin, ...hosts]
}

function isSame(sentToken = '', token: string): boolean {
  const [ours, theirs] = [Buffer.from(token), Buffer.from(sentToken)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

/** Reads the request body as text. Stops at the limit, because `Content-Length` may be wrong or missing. */
async function readText({ body }: Request): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > longest) return undefined
  }
  return text
}

/** Reads the id of the browser from the form; creates an id if it is missing or invalid. */
export const browserOf = ({ [browserField]: name }: PostedFields) =>
  browserIdField(name) ?? crypto.randomUUID()

/** @returns the page to show again with the result of the form, or the URL to which the browser is redirected */
export async function answerForm(
  fields: PostedFields,
  { app, address, browser }: { app: AppContext; address: URL; browser: string },
): Promise<Posted | { goTo: string }> {
  const { [formField]: form = '', ...values } = fields
  const answer = await forms[form]?.(values, app, address)
  return answer && 'goTo' in answer ? answer : { ...answer, form, browser }
}
