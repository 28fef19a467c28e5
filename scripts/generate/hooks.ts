// Writes hooks/: one React hook for each call, built on the hooks of TanStack Query. They are separate from calls,
// because the entry uses calls and would otherwise load the hooks of TanStack Query, too (docs/decisions/0062).
import { join } from 'node:path'
import { kindOf } from './calls.ts'
import type { HubContract, HubOperation } from './contract.ts'
import { hookName } from './hookNames.ts'
import { write } from './types.ts'

/** TanStack Query hook (`runs`) and type of the parameter of the generated hook (`takes`), by kind of call. */
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
  const [parameter, run] = {
    read: ['input: ', `${id}.query(input)`],
    list: ['input: ', `${id}.pages(input)`],
    write: ['options?: ', `{ ...options, ...${id}.mutation }`],
  }[kind]
  return [
    `/** ${marks.summary} */`,
    `export const ${hookName(id)} = (${parameter}${takes}<'${id}'>) => ${runs}(${run})`,
  ]
}
