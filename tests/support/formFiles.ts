// Which forms the hub has: the files in which one stands, and the operations that it is over.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '../../generated/operations.ts'
import type { OperationId } from '../../api/http/operation.ts'

/** By files from `src` on. `Reauthentication` is handed its operation, and names none. */
export const formFiles = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((file): [string, OperationId[]][] => {
    const text = file.endsWith('.tsx') ? readFileSync(join('src', file), 'utf8') : ''
    const operationIds = operationsIn(text)
    return /useContractForm[(<]/.test(text) || operationIds.length > 0 ? [[file, operationIds]] : []
  }),
)

/** Of the call itself, or of the validator that a form takes of one. */
function operationsIn(text: string): OperationId[] {
  const named = text.matchAll(/useContractForm(?:<[^>]*>)?\(\s*(?:\w+ \? )?(\w+)|schema: (\w+)\.schema/g)
  return [...named].flatMap(([, call, schema]) => [call, schema].filter(isOperation))
}

function isOperation(name: string | undefined): name is OperationId {
  return name !== undefined && Object.hasOwn(operations, name)
}
