// Writes the JSON Schema of each topic of the catalog to generated/catalog/, and docs/catalog.md with the fields of all
// topics. The Zod schemas in api/catalog/ are the source.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonSchemaOf, type JsonSchema } from '#api/catalog/jsonSchema.ts'
import { topics } from '#api/catalog/topics.ts'
import { isObject, listOf, objectOf } from '#shared/unknown.ts'
import { tableOf } from './markdownTable.ts'

/** Topics with their JSON Schemas, sorted by name. */
const schemas = () =>
  topics
    .map((topic) => ({ name: topic.name, schema: jsonSchemaOf(topic) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))

/** @param folder path of the folder with all generated files: `generated`, or a temporary folder */
export async function writeCatalogSchemas(folder: string) {
  await mkdir(join(folder, 'catalog'), { recursive: true })
  await Promise.all(
    schemas().map(({ name, schema }) =>
      writeFile(join(folder, 'catalog', `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`),
    ),
  )
}

/** @param file path of the file to write: `docs/catalog.md`, or a temporary file to compare with that page */
export async function writeCatalogPage(file: string) {
  const sections = schemas().flatMap(({ name, schema }) => [`## ${name}\n`, `${tableOf(rowsOf(schema))}\n`])
  await writeFile(file, [introduction, ...sections].join('\n'))
}

const introduction = `# Catalog

The catalog contains the content and rules that staff edit in the [back office](back-office.md): each section is a topic with its fields.
\`npm run generate\` writes this page and \`generated/catalog/\` from the Zod schemas in \`api/catalog/\`. A field with \`?\` is optional.
\`[]\` stands for each item of a list, and \`*\` for each key. The server also checks rules between fields, such as the order of two times.
`

function rowsOf(root: JsonSchema): string[][] {
  const definitions = objectOf(root.$defs)
  const rows = [['field', 'title', 'value', 'meaning']]
  const listed = new Set<string>()

  /** Returns the schema with the parts to which it refers. */
  function resolved(schema: JsonSchema): JsonSchema {
    const { $ref: ref, ...rest } = schema
    if (typeof ref !== 'string') return schema
    return { ...objectOf(definitions[ref.replace('#/$defs/', '')]), ...rest }
  }

  function addField(path: string, fieldSchema: unknown) {
    const schema = resolved(objectOf(fieldSchema))
    const { title, description } = schema
    const name = path === '' ? '(the topic)' : path
    const value = valueOf(schema, resolved)
    const key = `${name} ${value}`
    if (!listed.has(key) && title !== undefined)
      rows.push([`\`${name}\``, cellOf(title), cellOf(value), cellOf(description ?? '')])
    listed.add(key)
    if (!isConstruct(schema)) addChildren(path, schema)
  }

  function addChildren(path: string, schema: JsonSchema) {
    const required = new Set(listOf(schema.required))
    for (const [name, child] of Object.entries(objectOf(schema.properties))) {
      const isOptional = !required.has(name)
      addField(`${path}${path === '' ? '' : '.'}${name}${isOptional ? '?' : ''}`, child)
    }
    if (isObject(schema.items)) addField(`${path}[]`, schema.items)
    if (isObject(schema.additionalProperties)) addField(`${path}.*`, schema.additionalProperties)
    for (const part of ['anyOf', 'oneOf', 'allOf'])
      for (const child of listOf(schema[part])) addChildren(path, resolved(objectOf(child)))
  }

  addField('', root)
  return rows
}

/** Returns true for values that forms show as one field, such as a text in the four languages. */
const isConstruct = ({ format }: JsonSchema) => format === 'localized-text' || format === 'money'

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const cellOf = (value: unknown) => textOf(value).replaceAll('|', '\\|')

type Resolve = (schema: JsonSchema) => JsonSchema

/** Describes the kind of a value and its limits. */
function valueOf(schema: JsonSchema, resolve: Resolve): string {
  const options = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].map((part) => resolve(objectOf(part)))
  if (options.length > 0) return [...new Set(options.map((part) => valueOf(part, resolve)))].join(' or ')
  const { type, format, enum: values } = schema
  if (schema.const !== undefined) return `\`${textOf(schema.const)}\``
  if (Array.isArray(values)) return values.map((value) => `\`${textOf(value)}\``).join(', ')
  if (type === 'array') {
    const items = valueOf(resolve(objectOf(schema.items)), resolve)
    return `list of ${items}${limitsOf(schema.minItems, schema.maxItems, ' items')}`
  }
  if (format === 'localized-text') return `text in four languages${lengthOf(schema, resolve)}`
  if (schema['x-reference'] !== undefined) return `id of ${textOf(schema['x-reference'])}`
  if (typeof format === 'string' && formats[format] !== undefined) return formats[format]
  if (type === 'integer' || type === 'number')
    return `${type === 'integer' ? 'whole number' : 'number'}${limitsOf(schema.minimum, schema.maximum)}`
  if (type === 'object') return 'object'
  if (type === 'string') return `text${limitsOf(schema.minLength, schema.maxLength, ' characters')}`
  return typeof type === 'string' ? (kinds[type] ?? type) : 'any value'
}

const kinds: Partial<Record<string, string>> = { boolean: 'true or false', null: '`null`' }
const formats: Partial<Record<string, string>> = {
  country: 'country code',
  currency: 'currency code',
  date: 'date',
  'date-time': 'time in UTC',
  money: 'amount of money',
  picture: 'path of a picture',
  slug: 'id',
  uri: 'URL',
}

function limitsOf(least: unknown, most: unknown, unit = ''): string {
  if (least !== undefined && least === most) return `, ${textOf(least)}${unit}`
  if (least !== undefined && most !== undefined) return `, ${textOf(least)} to ${textOf(most)}${unit}`
  if (least !== undefined) return `, at least ${textOf(least)}${unit}`
  return most === undefined ? '' : `, at most ${textOf(most)}${unit}`
}

const lengthOf = (schema: JsonSchema, resolve: Resolve) =>
  limitsOf(undefined, resolve(objectOf(objectOf(schema.properties).en)).maxLength, ' characters')
