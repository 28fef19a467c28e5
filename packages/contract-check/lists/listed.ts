// Reads a list that a team writes by hand, such as what it has accepted: each entry with its line, so that what is said of it leads there.
import * as z from 'zod/mini'
import { parseYaml, UsageError } from '@members-hub/openapi'

const { localeError } = z.locales.en()

/**
 * @returns what the file lists, each entry with its line
 * @throws UsageError where it is written otherwise, with the line
 */
export function listed<One extends object>(
  schema: z.ZodMiniType<One>,
  yaml: string,
  file: string,
): (One & { line: number })[] {
  const { value, lineOf } = parseYaml(yaml, file)
  const read = z.array(schema).safeParse(value ?? [], { error: localeError })
  if (!read.success) {
    const [first] = read.error.issues
    const path = first?.path.map(String) ?? []
    throw new UsageError(`invalid entry (${[...path, first?.message].join(': ')}).`, {
      file,
      line: lineOf(path),
    })
  }
  return read.data.map((entry, index) => ({ ...entry, line: lineOf([String(index)]) ?? 1 }))
}
