// Defines events of the log about requests.
import type { EventDefinition } from './definition.ts'

export const requestsEvents = {
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
} as const satisfies Record<string, EventDefinition>
