// Declares the members of package.json that scripts read.
import * as z from 'zod/mini'

const versions = z._default(z.record(z.string(), z.string()), {})

export const packageFile = z.object({
  version: z.optional(z.string()),
  dependencies: versions,
  devDependencies: versions,
  peerDependencies: versions,
})
