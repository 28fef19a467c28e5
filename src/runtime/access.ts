// Who may open a route without signing in: the list of section 2, and nobody anything else.

/** Open to everybody, with everything below them. */
const open = [
  '/common/faq',
  '/app/email-verifications',
  '/app/faq',
  '/app/privacy',
  '/app/termsConditions',
  '/forget_pwd',
  '/registration',
  '/contact',
  '/recover_pwd',
  '/questionnaire',
  '/questionnaire2',
  '/station/redirect',
  '/redirect',
  '/activity',
  // The gallery of components is no part of a build.
  ...(import.meta.env.DEV ? ['/gallery'] : []),
]

/** `open` for everybody, `visitor` for who is not signed in, `member` for who is. */
export type Access = 'open' | 'visitor' | 'member'

/**
 * "Matched by the path containing the entry", read by whole segments: `/activity` opens `/activity/2025/Mamaglow`, not
 * `/activities`.
 * @param path the route's own, such as `/activity/$year/$campaign`: what a visitor writes into an address opens nothing
 */
export function accessOf(path: string): Access {
  if (path === '/login') return 'visitor'
  return open.some((entry) => `${path}/`.includes(`${entry}/`)) ? 'open' : 'member'
}
