// Lists the source files that contain a form, with the operations to which each form is submitted.
import { readFileSync } from 'node:fs'
import { operations } from '#generated/operations.ts'
import type { OperationId } from '#shared/protocol/operation.ts'
import { listFiles } from './listFiles.ts'

/**
 * Operations by file path relative to `src`. `Reauthentication` receives its operation as a property, so its list is
 * empty.
 */
export const formFiles = new Map(
  listFiles('src/**/*.tsx', 500).flatMap((path): [string, OperationId[]][] => {
    const text = readFileSync(path, 'utf8')
    const operationIds = operationsIn(text)
    const isForm = /useContractForm[(<]/.test(text) || operationIds.length > 0
    return isForm ? [[path.replace('src/', ''), operationIds]] : []
  }),
)

/**
 * Finds the operations of the forms in a file by the API calls in the file, or by the validators that its forms use.
 */
function operationsIn(text: string): OperationId[] {
  const matches = text.matchAll(/useContractForm(?:<[^>]*>)?\(\s*(?:\w+ \? )?(\w+)|schema: (\w+)\.schema/g)
  return [...matches].flatMap(([, call, schema]) => [call, schema].filter(isOperation))
}

function isOperation(name: string | undefined): name is OperationId {
  return name !== undefined && Object.hasOwn(operations, name)
}
