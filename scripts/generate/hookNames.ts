// Names the hooks of operations: `useListGifts` for `listGifts`. A search for the operation id therefore also finds the
// screens that use the hook.
import type { HubOperation } from './contract.ts'

/** @example hookName('getDraw') === 'useGetDraw' */
export const hookName = (id: string) => `use${id.charAt(0).toUpperCase()}${id.slice(1)}`

/** Returns the operation id for each name that generated/calls or generated/hooks exports. */
export const callsByName = (operations: readonly HubOperation[]): ReadonlyMap<string, string> =>
  new Map(
    operations.flatMap(({ id }): [string, string][] => [
      [id, id],
      [hookName(id), id],
    ]),
  )
