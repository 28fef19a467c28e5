// Runs an operation that writes as a screen does, outside of one: what it brings about, a session above all, is the query client's.
import { MutationObserver } from '@tanstack/react-query'
import type { CallError } from '#src/client/errors.ts'
import type { AppContext } from '../app/context.ts'

type Mutation<Body, Result> = {
  mutationKey: readonly string[]
  mutationFn: (body: Body) => Promise<Result>
}

/** @throws CallError what it is refused for, which the caller shows */
export const mutate = <Body, Result>(
  { queryClient }: AppContext,
  mutation: Mutation<Body, Result>,
  body: Body,
): Promise<Result> =>
  new MutationObserver<Result, CallError, Body>(queryClient, {
    ...mutation,
    meta: { showsRefusals: true },
  }).mutate(body)
