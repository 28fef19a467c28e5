// Defines events of the log about the catalog.
import type { EventDefinition } from './definition.ts'

export const catalogEvents = {
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
} as const satisfies Record<string, EventDefinition>
