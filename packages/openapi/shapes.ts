// Declares the types of a contract: the document, its operations, and the schemas of their messages.
import type { JsonObject } from './json.ts'
import type { Place } from './place.ts'

/** A parsed OpenAPI document; other members have unknown types. */
export type Document = JsonObject & { openapi: string }

export type Schema = JsonObject

export type Operation = {
  /** The `operationId`, or method and path if the operation has no `operationId`. */
  id: string
  method: string
  path: string
  at: Place
  raw: JsonObject
  /** The path item that contains the operation. */
  item: JsonObject
  /** Parameters that apply to all operations of the path, with their location in the document. */
  shared: { list: unknown; at: Place }
  /** True if the server sends the request of this operation to subscribers. */
  isWebhook: boolean
}

/** Media types of an operation's request and of all its responses, in any order. */
export type MediaTypes = { request: readonly string[]; answers: readonly string[] }

export type Messages = {
  operation: Operation
  at: Place
  request: Schema
  answer: Schema
  raw: Schema
  types: MediaTypes
  /**
   * Returns the same messages with the path parameter names and media types of another version of the contract.
   * @param path the path with the parameter names of the other version, which callers do not see
   * @param types media types of the other version; each type that a range such as `image/*` covers gets a separate
   * entry
   */
  calledAs: (path: string, types: MediaTypes) => Messages
}

export type Model = {
  /** The normalized document, in which equivalent schemas are equal. */
  document: Document
  /** The document before normalization. */
  source: Document
  operations: Map<string, Messages>
  /** Returns the line of a location, in the file that `authored` returns for this location. */
  lineOf: (place: Place) => number | undefined
  /** Mistakes in the contract that do not prevent a comparison. */
  problems: string[]
}
