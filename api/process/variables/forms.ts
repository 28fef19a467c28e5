// Formats of environment variables. The message of a format completes the sentence "NAME must be …".
import * as z from 'zod/mini'
import { isOrigin } from './addressForms.ts'

const portForm = 'a number from 0 to 65535'
const shareForm = 'a number from 0 to 1'

export const port = z.coerce
  .number(portForm)
  .check(z.int(portForm), z.gte(0, portForm), z.lte(65535, portForm))

export const share = z.coerce.number(shareForm).check(z.gte(0, shareForm), z.lte(1, shareForm))

export const filled = z.string().check(z.minLength(1, 'a non-empty value'))

export const origin = z.pipe(
  z.string().check(z.refine(isOrigin, 'an origin such as https://hub.example.com')),
  z.transform((address: string) => new URL(address).origin),
)

/** One email address without a display name, which is passed to the mailer unchanged. Its host may be a local host. */
export const mailbox = z
  .string()
  .check(
    z.regex(
      /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)*$/i,
      'one email address such as service@example.com, its domain in ASCII',
    ),
  )

/** One secret, or two secrets separated by a comma while a new secret replaces the old one. */
export const webhookSecrets = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => secretsIn(text).length <= 2 && secretsIn(text).every((secret) => secret.length >= 16),
        'a secret of at least 16 characters, or two of them with a comma between',
      ),
    ),
  z.transform(secretsIn),
)

export const postgresAddress = z
  .string()
  .check(z.regex(/^postgres(ql)?:\/\//, 'a URL that starts with postgres://'))

export const webAddress = z.url({ protocol: /^https?$/, error: 'a URL that starts with https://' })

/** Roles of staff by group, such as `hub-support=support,hub-admins=admin`. */
export const staffGroups = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^[^=,]+=\w+(?:,[^=,]+=\w+)*$/,
        'a list of groups with their roles, such as hub-support=support,hub-admins=admin',
      ),
    ),
  z.transform((text: string) =>
    text.split(',').map((pair) => {
      const [group = '', role = ''] = pair.split('=')
      return { group: group.trim(), role: role.trim() }
    }),
  ),
)

function secretsIn(text: string): string[] {
  return text.split(',').map((secret) => secret.trim())
}
