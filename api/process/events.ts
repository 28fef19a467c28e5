// Collects the events of the log. Each log line contains the name of its event in the field `event`. Only the level and the
// fields that are defined for this event are allowed. docs/log-events.md is generated from the sections.
import { backOfficeEvents } from './events/backOffice.ts'
import { catalogEvents } from './events/catalog.ts'
import { jobsEvents } from './events/jobs.ts'
import { processEvents } from './events/process.ts'
import { requestsEvents } from './events/requests.ts'
import { servicesEvents } from './events/services.ts'
import { uploadsEvents } from './events/uploads.ts'
import { webhooksEvents } from './events/webhooks.ts'

export type { Level } from './events/definition.ts'

/** Descriptions of fields that have the same meaning in every event. */
export const commonFields = {
  audit: '`true` if the audit log also records the action',
  by: 'user of the terminal who ran the command',
  fault: 'name, message and stack of the error and its causes, without values of database statements',
  ms: 'duration in milliseconds',
  network: 'IPv4 address or IPv6 prefix of the client',
  refused: 'name of the business error, or the check that failed',
} as const

/** Sections of docs/log-events.md. */
export const eventSections = [
  { title: 'Process', events: processEvents },
  { title: 'Requests', events: requestsEvents },
  { title: 'Uploads', events: uploadsEvents },
  { title: 'Webhooks', events: webhooksEvents },
  { title: 'Jobs', events: jobsEvents },
  { title: 'External services', events: servicesEvents },
  { title: 'Catalog', events: catalogEvents },
  { title: 'Back office', events: backOfficeEvents },
] as const

export const events = {
  ...processEvents,
  ...requestsEvents,
  ...uploadsEvents,
  ...webhooksEvents,
  ...jobsEvents,
  ...servicesEvents,
  ...catalogEvents,
  ...backOfficeEvents,
} as const
