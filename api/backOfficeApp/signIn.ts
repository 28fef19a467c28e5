// Signs staff in with the issuer. The browser keeps the secrets of the attempt in a cookie until it returns.
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { Refused } from '#shared/protocol/refuse.ts'
import { staffReturnPath } from '../integrations/openStaffIssuer.ts'
import { plainPage } from '../integrations/plainPage.ts'
import { SocialFailure } from '../integrations/social.ts'
import { faultOf, type Log } from '../process/log.ts'
import { attemptOf } from '../session/social/secrets.ts'
import { openStaffSession, type StaffDirectory } from '../staff/sessions.ts'
import { newToken } from '../store/secrets.ts'
import type { Store } from '../store/store.ts'
import { sessionCookieFor } from './staffCall.ts'

type Options = { store: Store; directory: StaffDirectory; origin: string; log: Log; clock: () => Date }

/** Seconds within which a staff member must return from the issuer. */
const attemptSeconds = 600

export function openStaffSignIn({ store: { db }, directory, origin, log, clock }: Options) {
  const isSecure = origin.startsWith('https://')
  const attemptCookie = `${sessionCookieFor(origin)}-attempt`
  const cookie = { httpOnly: true, secure: isSecure, sameSite: 'Lax', path: '/' } as const
  const app = new Hono()

  app.get('/sign-in', async (c) => {
    const [state, binding] = [newToken(), newToken()]
    try {
      const url = await directory.issuer.authorizeUrl(attemptOf(state, binding))
      setCookie(c, attemptCookie, `${state}.${binding}`, { ...cookie, maxAge: attemptSeconds })
      return c.redirect(url)
    } catch (error) {
      return c.html(await failurePage(error), 503)
    }
  })

  app.get(staffReturnPath, async (c) => {
    const [state = '', binding = ''] = (getCookie(c, attemptCookie) ?? '').split('.')
    const { code = '', state: returnedState, iss } = c.req.query()
    deleteCookie(c, attemptCookie, cookie)
    if (state === '' || returnedState !== state || code === '')
      return c.html(await messagePage('The sign-in was cancelled or took longer than 10 minutes.'), 400)
    try {
      const person = await directory.issuer.exchange(attemptOf(state, binding), {
        code,
        ...(iss !== undefined && { iss }),
      })
      const token = await openStaffSession(db, person, { groups: directory.groups, now: clock() })
      setCookie(c, sessionCookieFor(origin), token, cookie)
      return c.redirect('/')
    } catch (error) {
      const status = error instanceof Refused ? 403 : 503
      return c.html(await failurePage(error), status)
    }
  })

  // The issuer may sign the person in again without asking, so that the page must not lead there by itself.
  app.get('/signed-out', async (c) => c.html(await messagePage('You are signed out.')))

  function failurePage(error: unknown) {
    if (error instanceof Refused)
      return messagePage(
        'Your account has no role in the back office. Ask an administrator to add you to a group of STAFF_GROUPS.',
      )
    if (!(error instanceof SocialFailure)) throw error
    log.warn({
      event: 'staff_sign_in_failed',
      why: error.why,
      fault: faultOf(error),
      msg: `Sign-in of a staff member failed: ${error.message}`,
    })
    return messagePage(
      error.why === 'unavailable'
        ? 'The sign-in service does not respond. Try again in a few minutes.'
        : 'The sign-in service did not confirm the sign-in. Try again.',
    )
  }

  return app
}

const messagePage = async (message: string) =>
  await plainPage(
    'Sign-in to the back office',
    html`<p>${message}</p>
      <p><a href="/sign-in">Sign in again</a></p>`,
  )
