// What a form takes of an operation, under one name: its call, what the call makes stale, and its body's validator.
import type { $ZodType } from 'zod/v4/core'

export type Operation<Body, Result> = {
  /** The operation's name, then the tags whose reads it makes stale. */
  key: () => readonly string[]
  call: (body: Body) => Promise<Result>
  /** Loaded when it is first needed: validators are no part of a first load. */
  schema: () => Promise<$ZodType<Body, Body>>
}

/** @param validator `LoginBody` for `login`: another operation's does not compile */
export function operation<Name extends string, Body, Result>(
  key: () => readonly [Name, ...string[]],
  call: (body: Body) => Promise<Result>,
  schemas: () => Promise<Record<`${Capitalize<Name>}Body`, $ZodType<Body, Body>>>,
  validator: `${Capitalize<NoInfer<Name>>}Body`,
): Operation<Body, Result> {
  return { key, call, schema: () => schemas().then((all) => all[validator]) }
}
