// Names hooks: `use` and the operation id, so that a search for the id finds the screens that call the operation.
import type { HubOperation } from './contract.ts'

/** @example hookName('getDraw') === 'useGetDraw' */
export const hookName = (id: string) => `use${id.charAt(0).toUpperCase()}${id.slice(1)}`

/** Operation ids by the names that generated/calls and generated/hooks export. */
export const callsByName = (operations: readonly HubOperation[]): ReadonlyMap<string, string> =>
  new Map(
    operations.flatMap(({ id }): [string, string][] => [
      [id, id],
      [hookName(id), id],
    ]),
  )
