// Defines events of the log about the process.
import type { EventDefinition } from './definition.ts'

export const processEvents = {
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
} as const satisfies Record<string, EventDefinition>
