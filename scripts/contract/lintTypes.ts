// Declares the parts of Redocly's API and of a contract that the lint rules use.

export type Place = { child: (names: string[]) => Place }
export type Context = {
  key: string | number
  location: Place
  report: (problem: { message: string; location?: Place }) => void
}
export type Refusals = Record<string, { code: number; message: { en: string } }>
export type Root = {
  'x-refusals': Refusals
  'x-rate-classes'?: Record<string, { wrong?: string[] }>
  'x-texts'?: Record<string, string>
}
export type Example = { value?: { code?: unknown; message?: unknown }; 'x-after'?: string | string[] }
export type Operation = {
  operationId: string
  security?: Record<string, string[]>[]
  parameters?: { $ref?: string }[]
  requestBody?: unknown
  tags?: string[]
  'x-changes'?: string[]
  'x-allow-stale'?: boolean
  'x-rate'?: string
  'x-read'?: boolean
  'x-refusals'?: string[]
  'x-no-reaction'?: string
  deprecated?: boolean
  'x-deprecated-since'?: unknown
  'x-sunset'?: unknown
}
