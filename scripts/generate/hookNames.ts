// Names the hook of each operation, for who writes it (hooks.ts) and who looks for what asks an operation (contract/impact/).
import { isRead, type HubOperation } from './contract.ts'

/**
 * The hooks' names by operation: `useDraw` of `getDraw`, `useCheckIn` of `checkIn`. A read keeps its verb where another
 * operation, of whatever tag, would have the same name: `useGetCheckIn`.
 */
export function hooksOf(operations: readonly HubOperation[]): Map<string, string> {
  const short = (operation: HubOperation) =>
    hookNamed(isRead(operation) ? operation.id.replace(/^(?:get|list|query)(?=[A-Z])/, '') : operation.id)
  const sharing = Map.groupBy(operations, short)
  return new Map(
    operations.map((operation) => {
      const { id } = operation
      const isOnly = sharing.get(short(operation))?.length === 1
      return [id, isOnly || !isRead(operation) ? short(operation) : hookNamed(id)]
    }),
  )
}

const hookNamed = (id: string) => `use${id.charAt(0).toUpperCase()}${id.slice(1)}`

/** By each name in generated/calls and generated/hooks: the operation that it asks. */
export function callsByName(operations: readonly HubOperation[]): ReadonlyMap<string, string> {
  const hooks = Array.from(hooksOf(operations), ([id, hook]): [string, string] => [hook, id])
  return new Map([...operations.map(({ id }): [string, string] => [id, id]), ...hooks])
}
