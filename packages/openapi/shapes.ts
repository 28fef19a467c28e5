// Types of a contract: the document, its operations, and the schemas of their messages.
import type { JsonObject } from './json.ts'
import type { Place } from './place.ts'

/** A parsed OpenAPI document; all other members are read as unknown values. */
export type Document = JsonObject & { openapi: string }

export type Schema = JsonObject

export type Operation = {
  /** The operationId; else method and path, which identify the operation as well. */
  id: string
  method: string
  path: string
  at: Place
  raw: JsonObject
  /** The path item that contains the operation. */
  item: JsonObject
  /** Parameters of all operations of the path, with their place. */
  shared: { list: unknown; at: Place }
  /** The server sends it to subscribers. */
  isWebhook: boolean
}

export type Messages = {
  operation: Operation
  at: Place
  request: Schema
  answer: Schema
  raw: Schema
  /** The same messages with other names of the path's parameters, which callers do not see. */
  calledAs: (path: string) => Messages
}

export type Model = {
  document: Document
  operations: Map<string, Messages>
  lineOf: (place: Place) => number | undefined
  /** Faults of the contract that do not prevent a comparison. */
  problems: string[]
}
