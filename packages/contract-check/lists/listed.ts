// Reads a YAML list that a team maintains, such as the file of accepted changes. Adds its line number to each entry,
// for error messages.
import * as z from 'zod/mini'
import { parseYaml, UsageError } from '@members-hub/openapi'

const { localeError } = z.locales.en()

/**
 * @returns the entries of the file, each with its line
 * @throws UsageError with the line if the file is invalid
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
