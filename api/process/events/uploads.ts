// Defines events of the log about uploads.
import type { EventDefinition } from './definition.ts'

export const uploadsEvents = {
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
} as const satisfies Record<string, EventDefinition>
