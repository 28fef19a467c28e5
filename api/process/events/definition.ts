// Defines the properties of an event of the log.

export type Level = 'error' | 'warn' | 'info' | 'debug'

export type EventDefinition = {
  level: Level | readonly Level[]
  /** Describes the incident that a line with this event reports and, if necessary, the next step of an operator. */
  meaning: string
  /**
   * Names of the event's fields, without fields that every line has. `commonFields` describes fields that several
   * events have.
   */
  fields: readonly string[]
}
