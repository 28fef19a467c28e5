// Types of one version of a contract: its operations, each with the schemas of its messages.
import type { Document } from '../../generate/contract.ts'

export type Schema = Record<string, unknown>
export type Node = Record<string, unknown>
export type Side = 'before' | 'after'
/** A way into a message; a branch has its index in both versions, -1 where there is none. */
export type Step = { property: string } | { entry: '*' } | { branch: Record<Side, number> }
/** Where something stands in the contract: keys from its root. Parameters of a list stand by their name. */
export type Place = string[]

export type Operation = {
  /** By which it is told: its id, else its method and path. */
  id: string
  method: string
  path: string
  at: Place
  raw: Node
  /** Parameters of all operations of the path, with their place. */
  shared: { list: unknown; at: Place }
  /** It is sent by the server, to whoever asked for it. */
  isWebhook: boolean
}

export type Messages = {
  operation: Operation
  at: Place
  request: Schema
  answer: Schema
  raw: Schema
  /** The same with the path's parameters called otherwise, which no caller sees. */
  calledAs: (path: string) => Messages
}

export type Model = {
  document: Document
  operations: Map<string, Messages>
  lineOf: (place: Place) => number | undefined
  /** What is wrong with it, though it can be compared. */
  problems: string[]
}
