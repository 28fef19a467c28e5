// Defines the measurements that a process reports to a metrics collector.

import type { components } from '#generated/schema.d.ts'

/** Each function is called once per event; durations are in milliseconds. */
export type Measures = {
  /** A call of the contract. `client` is the caller's name as it claims, `refused` the name of the error response. */
  call: (call: {
    operation: string
    client?: string | undefined
    status: number
    refused?: string | undefined
    /** The rate limit that the call exceeded. */
    limit?: string | undefined
    ms: number
  }) => void
  /** A message to a phone that was passed to the gateway. */
  sms: (message: { isTaken: boolean }) => void
  /** A page, by its route id; measured until its head was sent. */
  page: (page: { route: string; status: number; ms: number }) => void
  /** A report of a browser on a page, by the route of its screen. */
  browser: (report: components['schemas']['PageReport']) => void
  /** A call of a webhook, by the name in its path. */
  webhook: (call: { name: string; status: number }) => void
  /** A run of a job or of a part of its rows. */
  job: (job: { name: string; hasFailed: boolean; ms: number }) => void
}
