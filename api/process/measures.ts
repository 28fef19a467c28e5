// Names what a process measures of what it does, for whoever collects it.

import type { components } from '#generated/schema.d.ts'

/** Called once for each, with milliseconds. */
export type Measures = {
  /** A call of the contract; `client` is who says that it calls, `refused` the name of its refusal. */
  call: (call: {
    operation: string
    client?: string | undefined
    status: number
    refused?: string | undefined
    /** The rate limit that it exceeded. */
    limit?: string | undefined
    ms: number
  }) => void
  /** A message to a phone that was given to the gateway. */
  sms: (message: { isTaken: boolean }) => void
  /** A page, by the id of its route, until its head was sent. */
  page: (page: { route: string; status: number; ms: number }) => void
  /** What a browser tells of a page, by the path of its screen. */
  browser: (report: components['schemas']['PageReport']) => void
  /** What another system told the hub, by the name in its address. */
  webhook: (call: { name: string; status: number }) => void
  /** A try of a job or of a part of its rows. */
  job: (job: { name: string; hasFailed: boolean; ms: number }) => void
}
