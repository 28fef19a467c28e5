// Declares the types of a contract: the document, its operations, and the schemas of their messages.
import type { JsonObject } from './json.ts'
import type { Place } from './place.ts'

/** A parsed OpenAPI document; other members have unknown types. */
export type Document = JsonObject & { openapi: string }

export type Schema = JsonObject

export type Operation = {
  /** The operationId, or else method and path, which identify the operation too. */
  id: string
  method: string
  path: string
  at: Place
  raw: JsonObject
  /** The path item that contains the operation. */
  item: JsonObject
  /** Parameters of all operations of the path, with their place. */
  shared: { list: unknown; at: Place }
  /** True if the server sends it to subscribers. */
  isWebhook: boolean
}

/** Media types of an operation's request and of all its responses, unordered. */
export type MediaTypes = { request: readonly string[]; answers: readonly string[] }

export type Messages = {
  operation: Operation
  at: Place
  request: Schema
  answer: Schema
  raw: Schema
  types: MediaTypes
  /**
   * Returns the same messages in the notation of another version.
   * @param path the path with other parameter names, which callers do not see
   * @param types adds an entry for each of these types that a range (`image/*`) covers
   */
  calledAs: (path: string, types: MediaTypes) => Messages
}

export type Model = {
  /** The normalized document, in which equivalent schemas are equal. */
  document: Document
  /** The document before normalization. */
  source: Document
  operations: Map<string, Messages>
  /** Returns the line of a place in the file that `authored` returns. */
  lineOf: (place: Place) => number | undefined
  /** Mistakes in the contract that do not prevent a comparison. */
  problems: string[]
}
