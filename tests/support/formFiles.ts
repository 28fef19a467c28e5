// Lists the files that contain a form, with the operations that each form submits.
import { readFileSync } from 'node:fs'
import { operations } from '#generated/operations.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import { listFiles } from './listFiles.ts'

/** Operations by file below `src`. `Reauthentication` receives its operation as a property, so its list is empty. */
export const formFiles = new Map(
  listFiles('src/**/*.tsx', 500).flatMap((path): [string, OperationId[]][] => {
    const text = readFileSync(path, 'utf8')
    const operationIds = operationsIn(text)
    const isForm = /useContractForm[(<]/.test(text) || operationIds.length > 0
    return isForm ? [[path.replace('src/', ''), operationIds]] : []
  }),
)

/** Finds operations by the call itself, or by the validator that a form uses. */
function operationsIn(text: string): OperationId[] {
  const matches = text.matchAll(/useContractForm(?:<[^>]*>)?\(\s*(?:\w+ \? )?(\w+)|schema: (\w+)\.schema/g)
  return [...matches].flatMap(([, call, schema]) => [call, schema].filter(isOperation))
}

function isOperation(name: string | undefined): name is OperationId {
  return name !== undefined && Object.hasOwn(operations, name)
}
