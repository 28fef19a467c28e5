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

/** Media types of an operation's request and of all its answers, in no order. */
export type MediaTypes = { request: readonly string[]; answers: readonly string[] }

export type Messages = {
  operation: Operation
  at: Place
  request: Schema
  answer: Schema
  raw: Schema
  types: MediaTypes
  /**
   * The same messages as another version writes them.
   * @param path with other names of the path's parameters, which callers do not see
   * @param types an entry is added for each of these types that a range (`image/*`) covers
   */
  calledAs: (path: string, types: MediaTypes) => Messages
}

export type Model = {
  /** Normalized, so that equivalent schemas are equal. */
  document: Document
  /** Before normalization. */
  source: Document
  operations: Map<string, Messages>
  /** The line in the file that `authored` returns for the place. */
  lineOf: (place: Place) => number | undefined
  /** Faults of the contract that do not prevent a comparison. */
  problems: string[]
}
