// Describes findings: the types that comparison, impact analysis and reports share.

/**
 * A place in an operation's request or response. `path` lists the property names from the root of the body or of the
 * envelope's data; '*' stands for an item of a list or map. For a parameter, header, business error or extension, it
 * is the name.
 */
export type Subject = {
  operation: string
  part: 'query' | 'path' | 'header' | 'body' | 'answer' | 'refusal' | 'operation' | 'mark'
  path: string[]
  status?: number
  /** Set if callers that omit the field of a request are affected: it has another default or became required. */
  of?: 'default' | 'required'
  /** Verdict for this operation: a schema may be sent by one operation and returned by another. */
  verdict?: Verdict
}

/** A line of the project that reads, sends or shows a subject. */
export type Effect = {
  file: string
  line: number
  feature?: string
  routes: string[]
  /** The screens that call the operation while they load; the others call it later, such as after a click. */
  opening: string[]
  how: 'reads' | 'sends' | 'omits' | 'labels' | 'limits' | 'cases' | 'handles' | 'tests'
  /** The released build that contains the line; `undefined` for the current code. */
  build?: string
}

export type Verdict = 'broken' | 'affected' | 'safe'

/** A counterexample: a request or response that is valid under only one version, confirmed by a validator. */
export type Witness = {
  operation: string
  of: 'request' | 'answer'
  /** A request with method and path, or a response with its status; bodies as JSON. */
  message: Record<string, unknown>
  /** The version that allows it. */
  validUnder: 'before' | 'after'
  /** The validator's error under the other version. */
  refusedBecause: string
  /** True if it is rejected only because it fits two branches of a `oneOf`. */
  isOverlap?: boolean
}

export type Finding = {
  /** Identifies the change; edits elsewhere do not change it. */
  fingerprint: string
  /** Name of the kind of change. */
  kind: string
  sentence: string
  /** Lines of the contract, or of the file in `files`, counted from 1. */
  lines: { before?: number; after?: number }
  /** Files of the lines by their path from the contract's folder; undefined for lines of the main contract file. */
  files?: { before?: string; after?: string }
  verdict: Verdict
  subjects: Subject[]
  witness?: Witness
  /** The reason why no validator can read the schema. */
  unjudged?: string
  effects: Effect[]
  /** Released builds that are affected; empty if the change only affects code since the merge base. */
  builds: string[]
  /** The reason of the acceptance. */
  accepted?: string
}
