// Variables of the back office. Line comments become section headings of docs/configuration.md.
import * as z from 'zod/mini'
import { filled, origin, port, webAddress, staffGroups } from './forms.ts'

export const backOfficeVariables = {
  // Back office

  /**
   * Port of the back office. It must differ from the port of the members' app. If it is not set, there is no back office.
   * @example 3100
   */
  BACK_OFFICE_PORT: z.optional(port),
  /**
   * Public URL of the back office, on another host than `HUB_URL`. By default `http://HOST:BACK_OFFICE_PORT` with
   * `STAND_INS=on`.
   * @required in production with `BACK_OFFICE_PORT`
   * @example https://back-office.example.com
   */
  BACK_OFFICE_URL: z.optional(origin),
  /**
   * OpenID Connect issuer with which staff sign in. Register `<BACK_OFFICE_URL>/sign-in/return` as redirect URI. By
   * default, a local issuer signs in sample staff with `STAND_INS=on`.
   * @required in production with `BACK_OFFICE_PORT`
   * @example https://login.example.com
   */
  STAFF_OIDC_ISSUER: z.optional(webAddress),
  /**
   * Client id of the back office at the issuer.
   * @required with `STAFF_OIDC_ISSUER`
   */
  STAFF_OIDC_CLIENT_ID: z.optional(filled),
  /**
   * Client secret of the back office at the issuer.
   * @required with `STAFF_OIDC_ISSUER`
   */
  STAFF_OIDC_CLIENT_SECRET: z.optional(filled),
  /**
   * Scopes that the hub requests, separated by blanks. With `offline_access`, the hub can confirm a session after the
   * issuer's access token has expired.
   */
  STAFF_OIDC_SCOPES: z._default(filled, 'openid email profile'),
  /**
   * Roles of the issuer's groups, which are in the claim `groups`. By default, a group has the role of the same name.
   * @example hub-support=support,hub-admins=admin
   */
  STAFF_GROUPS: z.optional(staffGroups),
}
