// Names what a process measures of what it does, for whoever collects it.

/** Called once for each, with milliseconds. */
export type Measures = {
  /** A call of the contract; `refused` is the name of its refusal. */
  call: (call: { operation: string; status: number; refused?: string | undefined; ms: number }) => void
  /** A page, by the id of its route, until its head was sent. */
  page: (page: { route: string; status: number; ms: number }) => void
  /** A try of a job or of a part of its rows. */
  job: (job: { name: string; hasFailed: boolean; ms: number }) => void
}
