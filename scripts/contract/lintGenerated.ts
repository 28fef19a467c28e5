// A rule of the contract's lint: each operation is one that `npm run generate` can make code of, with access that it states.
import { problemsIn, withPlainMediaTypes, type Document } from '../generate/contract.ts'

type Context = { report: (problem: { message: string }) => void }

export function generatable() {
  return {
    Root: {
      enter(root: Document, { report }: Context) {
        const document = structuredClone(root)
        withPlainMediaTypes(document)
        for (const message of problemsIn(document)) report({ message })
      },
    },
  }
}
