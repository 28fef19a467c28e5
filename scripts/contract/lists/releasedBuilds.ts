// Reads scripts/contract/released.yaml, the list of released builds that clients may still use.
import * as z from 'zod/mini'
import { listed } from '@members-hub/contract-check'

/** Commit whose contract is in use, with its build if the commit was released. */
export type Base = { commit: string; build?: string; client?: string }

const words = z.string()
const Released = z.strictObject({
  build: words,
  commit: words,
  client: words,
  until: z.optional(z.iso.date()),
})
export type Released = z.output<typeof Released>

export const releasedFile = 'scripts/contract/released.yaml'

/** Parses scripts/contract/released.yaml. */
export const releasedIn = (text: string) => listed(Released, text, releasedFile)

/** Returns the released builds that clients may still use today. The newest build of a client has no end date. */
export const callersOf = (text: string, today: string): Base[] =>
  releasedIn(text).filter(({ until = today }) => until >= today)

/** Returns the name of a client with its build, in the format of the request header that clients send. */
export const clientName = ({ client = 'web', build }: Pick<Base, 'client' | 'build'>) => `${client}/${build}`
