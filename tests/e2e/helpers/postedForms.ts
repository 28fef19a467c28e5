// Posts forms to a hub like a browser without scripts, with the cookie and the form token of a page.
import { formField, tokenField } from '#src/runtime/posted/fields.ts'
import type { Hub } from './hub.ts'

/** Requests a page as a new browser and reads the token from its cookie and its hidden field. */
export async function formTokenOf({ origin }: Pick<Hub, 'origin'>, path = '/login') {
  const page = await fetch(origin + path)
  const cookie = page.headers.getSetCookie().find((each) => each.includes('form_token=')) ?? ''
  const field = new RegExp(`name="${tokenField}" value="([^"]*)"`).exec(await page.text())
  return { cookie: cookie.split(';')[0] ?? '', token: field?.[1] ?? '', text: cookie }
}

/**
 * Builds each kind of posted form as an attacker's site would post it: with the field names of the hub's pages, and
 * with values that the attacker knows. A unit test checks that the names match the posted forms that the server
 * accepts.
 */
export const foreignForms = {
  checkUserAccount: ({ visitor }) => ({ path: '/login', fields: { account: visitor } }),
  login: ({ account, password }) => ({ path: '/login', fields: { account, password } }),
  loginByCode: ({ account, code, browser }) => ({ path: '/login', fields: { account, code, browser } }),
  loginBySecondFactor: ({ ticket, secondCode, browser }) => ({
    path: '/login',
    fields: { ticket, methods: 'authenticator', given: 'code', code: secondCode, browser },
  }),
  checkIn: () => ({ path: '/games/normalCheckIn', fields: { game: 'normalCheckIn' } }),
  language: () => ({ path: '/login', fields: { language: 'th-TH' } }),
} satisfies Record<string, (credentials: Known) => { path: string; fields: Record<string, string> }>

type Known = {
  visitor: string
  account: string
  password: string
  code: string
  browser: string
  ticket: string
  secondCode: string
}

export type FormName = keyof typeof foreignForms

/** HTML document of another site that posts a form as soon as it is opened. */
export function posting(origin: string, form: FormName, credentials: Known): string {
  const { path, fields } = foreignForms[form](credentials)
  const inputs = Object.entries({ [formField]: form, ...fields }).map(
    ([name, value]) => `<input name="${name}" value="${value}">`,
  )
  return `<!doctype html><form method="post" action="${origin}${path}">${inputs.join('')}</form>
    <script>document.forms[0].submit()</script>`
}
