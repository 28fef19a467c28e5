// Which forms the hub has: the files in which one stands, and the operations that it is over.
import { readFileSync } from 'node:fs'
import { operations } from '#generated/operations.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import { listFiles } from './listFiles.ts'

/** By files from `src` on. `Reauthentication` is handed its operation, and names none. */
export const formFiles = new Map(
  listFiles('src/**/*.tsx', 500).flatMap((path): [string, OperationId[]][] => {
    const text = readFileSync(path, 'utf8')
    const operationIds = operationsIn(text)
    const isForm = /useContractForm[(<]/.test(text) || operationIds.length > 0
    return isForm ? [[path.replace('src/', ''), operationIds]] : []
  }),
)

/** Of the call itself, or of the validator that a form takes of one. */
function operationsIn(text: string): OperationId[] {
  const matches = text.matchAll(/useContractForm(?:<[^>]*>)?\(\s*(?:\w+ \? )?(\w+)|schema: (\w+)\.schema/g)
  return [...matches].flatMap(([, call, schema]) => [call, schema].filter(isOperation))
}

function isOperation(name: string | undefined): name is OperationId {
  return name !== undefined && Object.hasOwn(operations, name)
}
