// Runs a mutation outside of a screen. The query client handles the result, for example a new session, as for mutations
// of a screen.
import { MutationObserver } from '@tanstack/react-query'
import type { CallError } from '#src/client/errors.ts'
import type { AppContext } from '../app/context.ts'

type Mutation<Body, Result> = {
  mutationKey: readonly string[]
  mutationFn: (body: Body) => Promise<Result>
}

/** @throws CallError for an error response; the caller shows the error */
export const mutate = <Body, Result>(
  { queryClient }: AppContext,
  mutation: Mutation<Body, Result>,
  body: Body,
): Promise<Result> =>
  new MutationObserver<Result, CallError, Body>(queryClient, {
    ...mutation,
    meta: { showsRefusals: true },
  }).mutate(body)
