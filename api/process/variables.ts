// Declares the environment variables of the hub. Each has a default that is safe and needs no other service.
// docs/configuration.md is generated from the files in variables/, in the order of this schema.
import * as z from 'zod/mini'
import { backOfficeVariables } from './variables/backOffice.ts'
import { operationVariables } from './variables/operation.ts'
import { partnerVariables } from './variables/partners.ts'
import { processVariables } from './variables/service.ts'
import { signInVariables } from './variables/signIn.ts'

export const variables = z.object({
  ...processVariables,
  ...signInVariables,
  ...partnerVariables,
  ...backOfficeVariables,
  ...operationVariables,
})

export type Config = z.infer<typeof variables>

/** Variables of each external service, which are set together or not at all. */
export const serviceVariables = {
  push: ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'],
  bucket: ['S3_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  shop: ['SHOP_URL', 'SHOP_MULTIPASS_SECRET'],
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  facebook: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  staffIssuer: ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_CLIENT_SECRET'],
} as const satisfies Record<string, (keyof Config)[]>

/** Returns the public origin of the hub: `HUB_URL`, or the address on which the server listens. */
export const hubOrigin = ({ HUB_URL, HOST, PORT }: Config) =>
  HUB_URL ?? new URL(`http://${HOST}:${PORT}`).origin

/** Returns the public origin of the back office; `undefined` if there is no back office. */
export function backOfficeOrigin({ BACK_OFFICE_URL, BACK_OFFICE_PORT, HOST }: Config) {
  if (BACK_OFFICE_PORT === undefined) return undefined
  return BACK_OFFICE_URL ?? new URL(`http://${HOST}:${BACK_OFFICE_PORT}`).origin
}
