// Writes docs/configuration.md from the schema of the environment variables and its comments.
import { writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import * as z from 'zod/mini'
import { variables } from '#api/process/variables.ts'

const folder = 'api/process/variables'
/** Files of the variables, in the order of the page. */
const sources = ['service', 'signIn', 'partners', 'backOffice', 'operation'].map(
  (name) => `${folder}/${name}.ts`,
)

type Variable = {
  name: string
  /** Title of a section, set if this variable is the first of the section. */
  section?: string
  text: string
  /** Condition under which the hub does not start without this variable. */
  required?: string
  example?: string
}

/** @param file output path: `docs/configuration.md`, or a temporary file to compare with it */
export async function writeConfiguration(file: string) {
  await writeFile(file, configurationPage(sources.flatMap(variablesIn)))
}

/** Reads the variables in source order. Line comments are section titles, doc comments are descriptions. */
function variablesIn(source: string): Variable[] {
  const code = readFileSync(source, 'utf8')
  const tree = ts.createSourceFile(source, code, ts.ScriptTarget.Latest, true)
  const list: Variable[] = []
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText().endsWith('Variables')) collect(node)
    else ts.forEachChild(node, visit)
  }
  const collect = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && /^[A-Z][A-Z\d_]+$/.test(node.name.getText()))
      list.push(variableOf(node, code))
    else ts.forEachChild(node, collect)
  }
  visit(tree)
  return list
}

function variableOf(node: ts.PropertyAssignment, code: string): Variable {
  const comments = ts.getLeadingCommentRanges(code, node.getFullStart()) ?? []
  const section = comments.find(({ kind }) => kind === ts.SyntaxKind.SingleLineCommentTrivia)
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const tag = (name: string) =>
    ts.getTextOfJSDocComment(doc?.tags?.find(({ tagName }) => tagName.text === name)?.comment)
  return {
    name: node.name.getText(),
    section: section && code.slice(section.pos + 2, section.end).trim(),
    text: (ts.getTextOfJSDocComment(doc?.comment) ?? '').replaceAll(/\s*\n\s*/g, ' '),
    required: tag('required')?.replaceAll(/\s*\n\s*/g, ' '),
    example: tag('example'),
  }
}

const introduction = `# Configuration

The hub reads its settings from environment variables. At the start it reports all invalid settings together and exits with status 1.
Each default is safe and needs no other service. Production means \`STAND_INS=off\`, the default of \`npm run serve\`.

This page is generated from \`${folder}/\` by \`npm run generate\`.
`

const configurationPage = (list: readonly Variable[]) => [introduction, ...list.map(entryOf)].join('\n')

function entryOf({ name, section, text, required, example }: Variable): string {
  const rows = [
    `- Type: ${formOf(name)}`,
    `- Default: ${defaultOf(name)}`,
    ...(required === undefined ? [] : [`- Required ${required}`]),
    ...(example === undefined ? [] : [`- Example: \`${name}=${example}\``]),
  ]
  return [
    ...(section === undefined ? [] : [`## ${section}\n`]),
    `### \`${name}\`\n`,
    `${text}\n`,
    `${rows.join('\n')}\n`,
  ].join('\n')
}

const schemas: Readonly<Record<string, z.ZodMiniType>> = variables.shape

/** Returns the expected format, taken from the error for an invalid value; "text" if every string is valid. */
function formOf(name: string): string {
  const invalid = ['\0', ''].map((value) => schemas[name]?.safeParse(value).error?.issues[0]?.message)
  return invalid.find((message) => message !== undefined) ?? 'text'
}

function defaultOf(name: string): string {
  const value = schemas[name]?.safeParse(undefined).data
  return value === undefined ? 'not set' : `\`${JSON.stringify(value).replaceAll('"', '')}\``
}
