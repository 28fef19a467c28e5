// A rule of the contract's lint: each operation is one that `npm run generate` can make code of, with access that it states.
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
