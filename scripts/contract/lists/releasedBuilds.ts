// Reads the list of released builds that clients may still call with (scripts/contract/released.yaml).
import * as z from 'zod/mini'
import { listed } from '@members-hub/contract-check'

/** A commit whose contract is in use; with a build if it is released. */
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

/** Released builds that may still call today. The newest build of a client has no end date. */
export const callersOf = (text: string, today: string): Base[] =>
  releasedIn(text).filter(({ until = today }) => until >= today)

/** A client with its build, in the format of its request header. */
export const clientName = ({ client = 'web', build }: Pick<Base, 'client' | 'build'>) => `${client}/${build}`
