// Reads the list of released builds that may still call (scripts/contract/released.yaml).
import * as z from 'zod/mini'
import { listed } from '@members-hub/contract-check'

/** A commit whose contract somebody goes by; with a build, where it is released. */
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

/** All that the text of scripts/contract/released.yaml lists. */
export const releasedIn = (text: string) => listed(Released, text, releasedFile)

/** The released builds that may still call today; the newest of a client may as long as none follows it. */
export const callersOf = (text: string, today: string): Base[] =>
  releasedIn(text).filter(({ until = today }) => until >= today)

/** A client with its build, as it names itself. */
export const clientName = ({ client = 'web', build }: Pick<Base, 'client' | 'build'>) => `${client}/${build}`
