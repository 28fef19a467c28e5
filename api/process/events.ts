// Defines the events of the log. Each log line contains the name of its event in the field `event`. Only the level and
// the fields that are defined for this event are allowed. docs/log-events.md is generated from this file: line comments
// become its section headings.

export type Level = 'error' | 'warn' | 'info' | 'debug'

type EventDefinition = {
  level: Level | readonly Level[]
  /** Describes the incident that a line with this event reports and, if necessary, the next step of an operator. */
  meaning: string
  /**
   * Names of the event's fields, without fields that every line has. `commonFields` describes fields that several
   * events have.
   */
  fields: readonly string[]
}

/** Descriptions of fields that have the same meaning in every event. */
export const commonFields = {
  audit: '`true` if the audit log also records the action',
  by: 'user of the terminal who ran the command',
  fault: 'name, message and stack of the error and its causes, without values of database statements',
  ms: 'duration in milliseconds',
  network: 'IPv4 address or IPv6 prefix of the client',
  refused: 'name of the business error, or the check that failed',
} as const

export const events = {
  // Process

  server_listening: { level: 'info', meaning: 'the server accepts requests at `url`', fields: ['url'] },
  server_stopping: {
    level: 'info',
    meaning: 'the server received SIGINT or SIGTERM and accepts requests for `seconds` more',
    fields: ['seconds'],
  },
  unhandled_rejection: {
    level: 'error',
    meaning: 'an error that no code handled; the server continues. Report it as a bug',
    fields: ['fault'],
  },
  library_output: {
    level: ['error', 'warn', 'info', 'debug'],
    meaning: 'a library or Node.js printed `msg`',
    fields: [],
  },
  data_folder_closed: {
    level: 'info',
    meaning:
      '`fixed` entries of `DATA_FOLDER` were readable by other users of the host; the server changed their modes',
    fields: ['fixed'],
  },
  data_folder_open: {
    level: 'warn',
    meaning:
      '`failed` entries of `DATA_FOLDER` may be readable by other users of the host. Change their owner',
    fields: ['failed'],
  },
  uploads_on_disk: {
    level: 'warn',
    meaning:
      'uploads are stored on the disk of this server, and other servers cannot read them. Set `S3_URL`',
    fields: [],
  },
  proxy_not_trusted: {
    level: 'error',
    meaning: 'requests arrive through a proxy, so all visitors share their rate limits. Set `TRUST_PROXY=on`',
    fields: [],
  },
  metrics_failed: {
    level: 'error',
    meaning: '`/metrics` answered 500, because a metric could not be read',
    fields: ['fault'],
  },
  traces_not_exported: {
    level: 'warn',
    meaning: 'the exporter of traces reported `reason`. Check `TRACES_URL` or `TRACES_FILE`',
    fields: ['reason'],
  },

  // Requests

  call: {
    level: ['info', 'warn', 'error'],
    meaning:
      'a call of an operation was answered with `status`. Level 40: a wrong password or code, an exhausted daily SMS limit, or a busy database. Level 50: status 500',
    fields: [
      'operation',
      'status',
      'ms',
      'client',
      'member',
      'refused',
      'guessed',
      'limit',
      'network',
      'replica',
      'left',
      'audit',
      'fault',
    ],
  },
  page_rendered: {
    level: 'info',
    meaning: 'the route `page` was answered with `status`',
    fields: ['page', 'status', 'ms'],
  },
  page_failed: {
    level: 'error',
    meaning: 'rendering the path `page` failed; the visitor sees an error message',
    fields: ['page', 'fault'],
  },
  request_failed: {
    level: 'error',
    meaning: 'a request was answered with 500, because of an error that no route handled',
    fields: ['method', 'path', 'fault'],
  },
  request_aborted: {
    level: 'debug',
    meaning: 'the client closed the connection before the response',
    fields: ['method'],
  },
  listener_failed: {
    level: 'error',
    meaning: 'a request was answered with 500 before it reached a route',
    fields: ['fault'],
  },
  inbox_password_wrong: {
    level: 'warn',
    meaning: 'a client sent a wrong password for the local inbox',
    fields: ['refused', 'network'],
  },

  // Uploads

  upload_failed: {
    level: 'error',
    meaning: 'a request for an upload failed; the client can repeat it',
    fields: ['method', 'fault'],
  },
  archive_failed: {
    level: 'error',
    meaning: 'the download of a member’s files ended early; the member can start it again',
    fields: ['fault'],
  },
  file_signature_wrong: {
    level: 'warn',
    meaning: 'the URL of `file` has a signature that the hub did not create',
    fields: ['refused', 'file', 'network'],
  },

  // Webhooks

  webhook_signature_wrong: {
    level: 'warn',
    meaning:
      'a message to a webhook has no valid signature and was rejected. Compare the secrets of both sides',
    fields: ['refused', 'path', 'network'],
  },
  order_stored: { level: 'info', meaning: 'an order of the shop was stored', fields: ['webhook', 'order'] },
  order_message_failed: {
    level: 'error',
    meaning: 'an order message failed and was stored as a dead letter. Run `npm run back-office -- letters`',
    fields: ['webhook', 'order', 'reason'],
  },
  order_message_postponed: {
    level: 'error',
    meaning: 'an order message was answered with 503, so the shop repeats it. Check the database',
    fields: ['webhook', 'fault'],
  },
  order_field_left_out: {
    level: 'warn',
    meaning: 'an order was stored without a field, for `reason`',
    fields: ['webhook', 'order', 'reason'],
  },
  brand_message_processed: {
    level: 'info',
    meaning: 'a message of the brand about a parcel or a submission was processed with `outcome`',
    fields: ['webhook', 'source', 'state', 'kind', 'id', 'verdict', 'reason', 'outcome', 'audit'],
  },
  brand_message_failed: {
    level: 'error',
    meaning:
      'a message of the brand was answered with 500; the brand repeats it. `fault` is the name of the error',
    fields: ['webhook', 'fault'],
  },

  // Jobs

  queue_unavailable: {
    level: 'error',
    meaning: 'the job queue could not be opened; the worker retries. Check the database',
    fields: ['fault'],
  },
  queue_failed: {
    level: 'error',
    meaning: 'the job queue reported an error; it retries. Check the database',
    fields: ['queue', 'fault'],
  },
  job_failed: {
    level: 'error',
    meaning:
      'a job, or the part of its rows in `after`, `to` or `only`, failed; it is retried. Run `npm run back-office -- failed`',
    fields: ['job', 'after', 'to', 'only', 'fault'],
  },
  job_row_failed: {
    level: 'error',
    meaning: 'one row of a job failed; it is retried separately. Run `npm run back-office -- failed`',
    fields: ['job', 'row', 'fault'],
  },
  member_erased: {
    level: 'info',
    meaning: 'the account of `member` was erased at the end of its waiting period',
    fields: ['operation', 'member', 'audit'],
  },

  // External services

  message_not_sent: {
    level: 'error',
    meaning: 'an email or text message was not sent. Check the email server or the phone gateway',
    fields: ['error'],
  },
  bucket_unavailable: {
    level: 'error',
    meaning: 'the bucket did not respond or rejected the key. Check `S3_URL` and its keys',
    fields: ['error'],
  },
  breached_passwords_unavailable: {
    level: 'warn',
    meaning:
      'the service at `BREACHED_PASSWORDS_URL` failed; a new password was compared with the embedded list only. Check the service',
    fields: ['fault'],
  },
  social_sign_in_failed: {
    level: 'warn',
    meaning: 'a sign-in with `provider` failed: the provider is `unavailable`, or the identity was `refused`',
    fields: ['provider', 'why', 'error'],
  },
  staff_sign_in_failed: {
    level: 'warn',
    meaning: 'a sign-in of a staff member failed: the issuer is `unavailable`, or it `refused` the person',
    fields: ['why', 'fault'],
  },
  valkey_unavailable: {
    level: 'warn',
    meaning: 'Valkey failed; each server counts rate limits separately. Restore Valkey',
    fields: ['fault'],
  },
  valkey_recovered: { level: 'info', meaning: 'servers share rate-limit counters again', fields: [] },
  replica_unavailable: {
    level: 'warn',
    meaning: 'the replica failed or lags; the primary answers all reads. Restore the replica',
    fields: ['fault'],
  },
  replica_recovered: { level: 'info', meaning: 'the server reads from the replica again', fields: [] },

  // Catalog

  catalog_changed: {
    level: 'info',
    meaning: 'the server uses a newly published version of the catalog',
    fields: ['version'],
  },
  catalog_invalid: {
    level: 'error',
    meaning:
      'the newest version of the catalog is invalid for this release; the version before stays in use. Update the server',
    fields: ['version', 'fault'],
  },
  catalog_unread: {
    level: 'warn',
    meaning:
      'the catalog could not be read from the database; the version in use stays, and the read is repeated',
    fields: ['fault'],
  },

  // Back office

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
