// Defines the measurements that a process reports to a metrics collector.

import type { components } from '#generated/schema.d.ts'

/** Functions that record measurements. The hub calls each function once per event; durations are in milliseconds. */
export type Measures = {
  /**
   * Records an API call. `client` is the application name that the caller sends, and `refused` is the name of the
   * business error.
   */
  call: (call: {
    operation: string
    client?: string | undefined
    status: number
    refused?: string | undefined
    /** Name of the rate limit that the call exceeded. */
    limit?: string | undefined
    ms: number
  }) => void
  /** Records a text message that was passed to the gateway. */
  sms: (message: { isTaken: boolean }) => void
  /** Records a page by its route id. The duration ends when the head of the HTML was sent. */
  page: (page: { route: string; status: number; ms: number }) => void
  /** Records a page measurement that a browser reported, by the route of the page. */
  browser: (report: components['schemas']['PageReport']) => void
  /** Records a call of a webhook, by the name in its path. */
  webhook: (call: { name: string; status: number }) => void
  /** Records the run of a job, or of a task that processes a part of the job's rows. */
  job: (job: { name: string; hasFailed: boolean; ms: number }) => void
}
