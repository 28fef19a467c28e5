// What the contract says of a request, by a validator that is neither Specmatic's nor the server's.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Contract, Operation } from '../generate/contract.ts'
import type { Message } from './message.ts'

type Parameter = { $ref?: string; in: string; name: string; required?: boolean }

export function openRequests({ document }: Contract) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema(Object(document), 'contract')

  function isOf(schema: string, value: unknown): boolean {
    const validate = ajv.getSchema(schema)
    if (!validate) throw new Error(`openapi.yaml has no ${schema}`)
    return validate(value) === true
  }

  /** Whether the operation allows it: who calls, every parameter and the body. */
  return function isAllowed(operation: Operation, request: Message): boolean {
    if (operation.access === 'member' && !request.headers.has('Authorization')) return false
    const { pathname, searchParams } = addressOf(request)
    const inPath = templateOf(operation).exec(pathname)?.groups ?? {}
    const place = `contract#/paths/${escaped(operation.path)}/${operation.method}`
    const { parameters = [], requestBody } = Object(document.paths)[operation.path][operation.method]

    const textOf = ({ in: part, name }: Parameter) => {
      if (part === 'path') return inPath[name]
      return (part === 'query' ? searchParams : request.headers).get(name) ?? undefined
    }
    const allowed = Object.entries<Parameter>(parameters).every(([index, listed]) => {
      const pointer = listed.$ref ? `contract${listed.$ref}` : `${place}/parameters/${index}`
      const shared = listed.$ref?.split('/').at(-1) ?? ''
      const parameter: Parameter = Object(document.components?.parameters)[shared] ?? listed
      const text = textOf(parameter)
      if (text === undefined) return parameter.required !== true
      return isOf(`${pointer}/schema`, typed(text, operation.query[parameter.name]))
    })
    if (!allowed || !requestBody) return allowed
    return isOf(`${place}/requestBody/content/application~1json/schema`, bodyOf(request))
  }
}

/** `POST /api/…`, with the names of parameters in braces. */
export const callOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`

/** Whether the request is addressed to the operation's path, by whichever method. */
export const reaches = ({ path }: Pick<Operation, 'path'>, request: Message) =>
  templateOf({ path }).test(addressOf(request).pathname)

export const methodOf = (request: Message) => request.start.split(' ')[0]?.toLowerCase()

/** Specmatic prints what a query says, not how it is encoded: a plus is a plus there, no space. */
const addressOf = (request: Message) =>
  new URL((request.start.split(' ')[1] ?? '').replaceAll('+', '%2B'), 'http://hub')

const templateOf = ({ path }: Pick<Operation, 'path'>) =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

const escaped = (path: string) => encodeURIComponent(path.replaceAll('/', '~1'))

/** A query is all text: what stands for a number or a truth is read as that. */
function typed(text: string, type: Operation['query'][string] | undefined) {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text)
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

/** Nothing where it is no JSON. */
function bodyOf({ body }: Message): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
