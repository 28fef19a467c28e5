// Defines the types of findings, which the comparison, the impact analysis and the reports share.

/**
 * A location in an operation's request or response. `path` lists the property names from the root of the body, or from
 * `data` in a response of the form `{ code, message, data }`. '*' stands for an item of a list or map. For a parameter,
 * header, business error or extension, `path` contains its name.
 */
export type Subject = {
  operation: string
  part: 'query' | 'path' | 'header' | 'body' | 'answer' | 'refusal' | 'operation' | 'mark'
  path: string[]
  status?: number
  /**
   * Set if the change affects callers that omit this request field, because its default changed or because it became
   * required.
   */
  of?: 'default' | 'required'
  /**
   * Verdict for this operation. It may differ between operations, because requests and responses can share a schema.
   */
  verdict?: Verdict
}

/** A line of the project that reads, sends or shows the changed value. */
export type Effect = {
  file: string
  line: number
  feature?: string
  routes: string[]
  /** Screens that call the operation while they load. Other screens call it later, such as after a click. */
  opening: string[]
  how: 'reads' | 'sends' | 'omits' | 'labels' | 'limits' | 'cases' | 'handles' | 'tests'
  /** The released build that contains the line; `undefined` for the current code. */
  build?: string
}

export type Verdict = 'broken' | 'affected' | 'safe'

/** A counterexample: a request or response that is valid under only one version, confirmed by a validator. */
export type Counterexample = {
  operation: string
  of: 'request' | 'answer'
  /** A request with method and path, or a response with its status; bodies as JSON. */
  message: Record<string, unknown>
  /** The version under which the message is valid. */
  validUnder: 'before' | 'after'
  /** The error of the validator that checks the message against the other version. */
  refusedBecause: string
  /** True if the other version rejects the message only because it fits two branches of a `oneOf`. */
  isOverlap?: boolean
}

export type Finding = {
  /** Fingerprint of the change. Edits of other parts of the contract do not change it. */
  fingerprint: string
  /** Name of the kind of change. */
  kind: string
  sentence: string
  /** Line numbers, starting at 1, in the main contract file or in the file named in `files`. */
  lines: { before?: number; after?: number }
  /**
   * Paths of the files that contain these lines, from the contract's folder; `undefined` for the main contract file.
   */
  files?: { before?: string; after?: string }
  verdict: Verdict
  subjects: Subject[]
  witness?: Counterexample
  /** The reason why the validator cannot compile the schema. */
  unjudged?: string
  effects: Effect[]
  /**
   * Released builds for which the comparison found the change; empty if only the comparison with the merge base found
   * it.
   */
  builds: string[]
  /** The reason why a team accepted the finding. */
  accepted?: string
}
