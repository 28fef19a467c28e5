// Opens the OpenID Connect issuer of staff. In development mode, a local issuer signs in sample staff, one for each
// role.
import { randomBytes } from 'node:crypto'
import { html } from 'hono/html'
import { roles } from '#generated/backOffice/roles.ts'
import type { Config } from '../process/config.ts'
import { backOfficeOrigin } from '../process/variables.ts'
import { isConfigured } from './isConfigured.ts'
import type { LocalPeople, LocalProvider } from './localProvider.ts'
import { memoized } from './openid.ts'
import { plainPage } from './plainPage.ts'
import { openStaffIssuer as openIssuer, type StaffIssuer } from './staffIssuer.ts'

/** Path of the local issuer on the host of the back office. */
export const localIssuerPath = '/issuer'

/** Path to which the issuer redirects after sign-in. */
export const staffReturnPath = '/sign-in/return'

/** @returns `undefined` if there is no back office */
export function openStaffIssuer(
  config: Config,
): { issuer: StaffIssuer; origin: string; localIssuer?: LocalProvider } | undefined {
  const origin = backOfficeOrigin(config)
  if (origin === undefined) return undefined
  const redirectUri = origin + staffReturnPath
  const scope = config.STAFF_OIDC_SCOPES
  if (isConfigured(config, 'staffIssuer')) {
    const issuer = openIssuer({
      issuer: new URL(config.STAFF_OIDC_ISSUER),
      clientId: config.STAFF_OIDC_CLIENT_ID,
      clientSecret: config.STAFF_OIDC_CLIENT_SECRET,
      redirectUri,
      scope,
    })
    return { issuer, origin }
  }
  const client = { id: 'back-office', secret: randomBytes(32).toString('base64url') }
  const issuer = new URL(localIssuerPath, origin)
  const provider = memoized(async () => {
    const { createLocalProvider } = await import('./localProvider.ts')
    return createLocalProvider(issuer, [{ ...client, redirectUris: [redirectUri] }], sampleStaff)
  })
  return {
    origin,
    issuer: openIssuer({ issuer, clientId: client.id, clientSecret: client.secret, redirectUri, scope }),
    localIssuer: async (...exchange) => await (await provider())(...exchange),
  }
}

/** Sample staff of the local issuer: one account for each role, which belongs to the group of the same name. */
const sampleStaff: LocalPeople = {
  page: () =>
    plainPage(
      'Sample staff',
      html`<p>Choose a role. This page exists only on a development server.</p>
        <form method="post">
          ${Object.entries(roles).map(
            ([role, { description }]) =>
              html`<p><button name="role" value="${role}">${role}</button> ${description}</p>`,
          )}
        </form>`,
      {
        css: `button {
          font: inherit;
          min-width: 8rem;
          padding: 0.4rem 0.8rem;
        }`,
      },
    ),
  accountOf: (form) => form.get('role') ?? '',
  claimsOf: (role) => ({ email: `${role}@example.com`, email_verified: true, groups: [role] }),
}
