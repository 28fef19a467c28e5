// Defines a lint rule for the contract: `npm run generate` must be able to generate code for each operation, and each
// operation must declare its access.
import type { Document } from '@members-hub/openapi'
import { hubDocumentOf, problemsIn } from '../generate/contract.ts'

type Context = { report: (problem: { message: string }) => void }

export function generatable() {
  return {
    Root: {
      enter(root: Document, { report }: Context) {
        for (const message of problemsIn(hubDocumentOf(root))) report({ message })
      },
    },
  }
}
