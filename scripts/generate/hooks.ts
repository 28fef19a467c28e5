// hooks/: the hooks by which screens ask what calls/ names: TanStack Query's own, with the call's options. They stand in files of
// their own because what begins the app makes calls too, and would take TanStack Query's hooks along (0116).
import { join } from 'node:path'
import { kindOf } from './calls.ts'
import type { HubContract, HubOperation } from './contract.ts'
import { hookName } from './hookNames.ts'
import { write } from './types.ts'

/** What TanStack Query runs a call of each kind by, and what the hook takes. */
const hooks = {
  read: { runs: 'useSuspenseQuery', takes: 'Input' },
  list: { runs: 'useSuspenseInfiniteQuery', takes: 'PagesInput' },
  write: { runs: 'useMutation', takes: 'WriteOptions' },
}

export async function writeHooks({ operations }: HubContract, folder: string) {
  for (const [tag, ofTag] of Map.groupBy(operations, (operation) => operation.tag)) {
    const kinds = [...new Set(ofTag.map(kindOf))].toSorted()
    const text = [
      `import { ${kinds
        .map((kind) => hooks[kind].runs)
        .toSorted()
        .join(', ')} } from '@tanstack/react-query'`,
      `import type { ${kinds
        .map((kind) => hooks[kind].takes)
        .toSorted()
        .join(', ')} } from '../../src/client/call.ts'`,
      `import { ${ofTag.map(({ id }) => id).join(', ')} } from '../calls/${tag}.ts'`,
      ...ofTag.flatMap((operation) => ['', ...hookOf(operation)]),
      '',
    ].join('\n')
    await write(join(folder, 'hooks'), `${tag}.ts`, text)
  }
}

function hookOf(operation: HubOperation): string[] {
  const { id, marks } = operation
  const kind = kindOf(operation)
  const { runs, takes } = hooks[kind]
  const [taken, run] = {
    read: ['input: ', `${id}.query(input)`],
    list: ['input: ', `${id}.pages(input)`],
    write: ['options?: ', `{ ...options, ...${id}.mutation }`],
  }[kind]
  return [
    `/** ${marks.summary} */`,
    `export const ${hookName(id)} = (${taken}${takes}<'${id}'>) => ${runs}(${run})`,
  ]
}
