// Writes calls/ of the back office: one typed call for each staff operation, by tag.
import { join } from 'node:path'
import { kindOf, sendOf } from './calls.ts'
import type { HubContract, HubOperation } from './contract.ts'
import { literal } from './tables.ts'
import { write } from './types.ts'

export async function writeStaffCalls({ operations }: HubContract, folder: string) {
  for (const [tag, ofTag] of Map.groupBy(operations, (operation) => operation.tag)) {
    const kinds = [...new Set(ofTag.map(kindOf))].toSorted()
    const text = [
      `import { ${kinds.join(', ')} } from '../../../src/backOffice/client/call.ts'`,
      ...ofTag.flatMap((operation) => ['', ...callOf(operation)]),
      '',
    ].join('\n')
    await write(join(folder, 'calls'), `${tag}.ts`, text)
  }
}

function callOf(operation: HubOperation): string[] {
  const { id, tag, marks, hasData } = operation
  const kind = kindOf(operation)
  const definition = literal({
    id,
    tag: kind === 'write' ? undefined : tag,
    changes: kind === 'write' ? (marks['x-changes'] ?? []) : undefined,
    empty: hasData ? undefined : true,
  })
  return [
    `/** ${marks.summary} */`,
    `export const ${id} = /* @__PURE__ */ ${kind}(${definition.slice(0, -2)}, send: ${sendOf(operation)} })`,
  ]
}
