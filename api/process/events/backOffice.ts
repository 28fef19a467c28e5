// Defines events of the log about the back office.
import type { EventDefinition } from './definition.ts'

export const backOfficeEvents = {
  back_office_command: {
    level: 'info',
    meaning: 'a user of the back office ran the command `desk`, which ended with `outcome`',
    fields: [
      'desk',
      'id',
      'kind',
      'count',
      'state',
      'verdict',
      'reason',
      'why',
      'of',
      'serialNumber',
      'purchasedOn',
      'outcome',
      'by',
      'audit',
    ],
  },
  failed_tasks_retried: {
    level: 'info',
    meaning: 'a user of the back office queued `count` failed tasks again',
    fields: ['operation', 'id', 'count', 'by', 'audit'],
  },
  parcel_move_failed: {
    level: 'error',
    meaning:
      'the gift or redemption `subject` could not be moved to `state`; the report of the move lists it',
    fields: ['subject', 'state', 'id', 'fault'],
  },
  tracking_rows_failed: {
    level: 'warn',
    meaning:
      'the `count` rows from `line` could not be imported in one transaction; they are imported one by one',
    fields: ['line', 'count', 'fault'],
  },
  tracking_row_failed: {
    level: 'error',
    meaning: 'the row in `line` of an import of tracking numbers failed; the report of the import lists it',
    fields: ['line', 'subject', 'fault'],
  },
  parcel_export_failed: {
    level: 'error',
    meaning:
      'the download of the export `id` failed after the first rows; the browser reports an incomplete file',
    fields: ['id', 'fault'],
  },
  approved_act_not_queued: {
    level: 'warn',
    meaning:
      'the approved act `id` could not be queued; the job `run approved acts` starts it within a minute',
    fields: ['id', 'fault'],
  },
  sample_brand_failed: {
    level: 'error',
    meaning: 'the simulated brand of `SAMPLES=on` failed; it retries within seconds',
    fields: ['fault'],
  },
} as const satisfies Record<string, EventDefinition>
