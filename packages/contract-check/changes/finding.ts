// Describes what `npm run contract` finds: the words that comparison, impact and printing share.

/**
 * A place in an operation's request or answer. `path` are names of properties from the root of the body or of the
 * envelope's data; '*' stands for an item of a list or map. For a parameter or header it is its name, for a refusal the
 * refusal's name, for a mark the mark's.
 */
export type Subject = {
  operation: string
  part: 'query' | 'path' | 'header' | 'body' | 'answer' | 'refusal' | 'operation' | 'mark'
  path: string[]
  status?: number
  /** Of a request's field, what who leaves it out feels: another default, or that it is needed from now on. */
  of?: 'default' | 'required'
  /** What the change is for this operation: one schema may be sent by one and answered by another. */
  verdict?: Verdict
}

/** Where the project reads, writes or shows what a subject is. */
export type Effect = {
  file: string
  line: number
  feature?: string
  routes: string[]
  /** Those of the screens that call the operation as they open; the others do so later on, as on a press. */
  opening: string[]
  how: 'reads' | 'sends' | 'omits' | 'labels' | 'limits' | 'cases' | 'handles' | 'tests'
  /** The released build whose code it is; none for the code of today. */
  build?: string
}

export type Verdict = 'broken' | 'affected' | 'safe'

/** A request or an answer that is valid under one version and not under the other, as a validator has confirmed. */
export type Witness = {
  operation: string
  of: 'request' | 'answer'
  /** A request with what it is addressed to, or an answer with its status; bodies as JSON. */
  message: Record<string, unknown>
  /** The version that allows it: what was sent before, or what is answered from now on. */
  validUnder: 'before' | 'after'
  /** What the validator of the other version says of it. */
  refusedBecause: string
  /** It is refused only because it fits two branches of a choice that is one of them. */
  isOverlap?: boolean
}

export type Finding = {
  /** The same for as long as the change is the same, whatever else is edited. */
  fingerprint: string
  /** Name of the kind of change. */
  kind: string
  sentence: string
  /** Lines of openapi.yaml, counted from 1. */
  lines: { before?: number; after?: number }
  verdict: Verdict
  subjects: Subject[]
  witness?: Witness
  /** Why nobody can tell what a schema allows. */
  unjudged?: string
  effects: Effect[]
  /** Released builds whose contract tells the same; none where only the merge base does. */
  builds: string[]
  /** Why it is accepted, by whoever decided on it. */
  accepted?: string
}
