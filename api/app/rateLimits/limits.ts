// Enforces the rate limits of the contract's rate classes. The storage of counters is injected.
import { rateClasses } from '#generated/operations.ts'
import type { Counter, CountedLimit, OpenCounter } from '#api/counters/counter.ts'
import { openMemoryCounter } from '#api/counters/memory.ts'
import { openCounter } from '#api/counters/shared.ts'
import { Refused, type RefusalName } from '#shared/protocol/refuse.ts'
import { openThrottleQueue, type ThrottleQueue } from './throttleQueue.ts'

export type RateName = keyof typeof rateClasses
type Key = 'address' | 'visitors' | 'member' | 'account' | 'phone' | 'phones'
type Limit = {
  by: readonly Key[]
  counts: 'call' | 'byte' | 'right' | 'wrong'
  points: number
  seconds: number
}
type NamedLimit = Limit & CountedLimit
type CounterFor = (limit: NamedLimit) => Counter | undefined
type RateClass = {
  wrong?: readonly RefusalName[]
  right?: readonly RefusalName[]
  limits: readonly Limit[]
}

/** Rate class and keys of a call; limits per member or account do not apply to a call without one. */
export type RatedCaller = {
  rate: RateName
  address: string
  member?: string | undefined
  account?: string | undefined
  /** Size of the request body. */
  bytes?: number
}

/**
 * Counts a call of the class and runs it. `refusedIn` returns the error name of an answer that is returned instead of
 * thrown.
 * @throws TOO_MANY_REQUESTS with the seconds until a retry makes sense. Beyond a limit on wrong secrets, only if the
 * call fails as wrong or the queue is full.
 */
export type Limits = <Of>(
  caller: RatedCaller,
  call: () => Promise<Of>,
  refusedIn?: (answer: Of) => RefusalName | undefined,
) => Promise<Of>

/** @param pause milliseconds between attempts beyond a limit on wrong secrets */
export function openLimits(pause = 1000, counterFor: CounterFor = openMemoryCounter): Limits {
  const queue = openThrottleQueue(pause)
  const classes = new Map<RateName, OpenClass>()

  return async (caller, call, refusedIn) => {
    const { rate } = caller
    const countersFor = classes.get(rate) ?? openClass(rate, counterFor)
    classes.set(rate, countersFor)
    for (const { counter, value, name } of countersFor('call', caller))
      stopAt(await counter.take(value), name)
    if (caller.bytes)
      for (const { counter, value, name } of countersFor('byte', caller))
        stopAt(await counter.take(value, caller.bytes), name)
    const successes = countersFor('right', caller)
    for (const { counter, value, name } of successes) stopAt(await counter.wait(value), name)
    // Points are taken before the call and given back afterwards, so that concurrent calls cannot share the last point.
    const guesses = countersFor('wrong', caller)
    const spent = new Map<string, number>()
    for (const { counter, value, name } of guesses) {
      const seconds = await counter.take(value)
      if (seconds !== undefined) spent.set(`${name} ${value}`, seconds)
    }

    const outcome = await inQueues(queue, [...spent.keys()], () => settled(call, rate, refusedIn))
    // Returns the answer even if counting fails, because the effects of the call are already committed.
    await Promise.allSettled([
      ...(outcome?.kind === 'wrong' ? [] : guesses.map(({ counter, value }) => counter.giveBack(value))),
      ...(outcome?.kind === 'right' ? successes.map(({ counter, value }) => counter.take(value)) : []),
    ])
    const longest = spent.size > 0 ? Math.max(...spent.values()) : undefined
    if (outcome?.kind === 'wrong') stopAt(longest)
    return outcome ? outcome.answer() : refuseUntil(longest)
  }
}

/**
 * Limits that several servers count together. Each server also counts in its own memory first: it rejects a flood
 * without a query, and enforces limits while the shared store is down. Wrong secrets are counted in the shared store
 * only after the local count or its queue admitted the call. Every limit is charged, even if another one is exhausted.
 */
export function openSharedLimits(
  open: OpenCounter,
  pause?: number,
  adjust: (limit: NamedLimit) => NamedLimit = (limit) => limit,
): Limits {
  const isOfSecrets = ({ counts }: Limit) => counts === 'right' || counts === 'wrong'
  const ownLimits = openLimits(pause, (limit) =>
    openCounter(adjust(limit), isOfSecrets(limit) ? undefined : open),
  )
  const shared = openLimits(pause, (limit) => (isOfSecrets(limit) ? open(limit) : undefined))
  return (caller, call, refusedIn) => ownLimits(caller, () => shared(caller, call, refusedIn), refusedIn)
}

/** Overrides the limit on all messages to phones with the configured number. */
export const withSmsPerDay =
  (points: number) =>
  (limit: NamedLimit): NamedLimit =>
    limit.name === smsLimit ? { ...limit, points } : limit

/** Name of the daily SMS limit in the log and metrics. */
export const smsLimit = 'message call phones 86400'

/** Returns true if the class has a limit per member. */
export const isCountedByMember = (rate: RateName) =>
  rateClasses[rate].limits.some(({ by }) => by.some((key) => key === 'member'))

/** Returns true if an error of the class means a wrong secret, or too many of them. */
export function isWrong(rate: RateName, refused: unknown): boolean {
  const { wrong = [] }: RateClass = rateClasses[rate]
  return wrong.length > 0 && (refused === 'TOO_MANY_REQUESTS' || wrong.some((name) => name === refused))
}

type Keys = Omit<RatedCaller, 'rate'>

type OpenClass = ReturnType<typeof openClass>

/** Opens a counter for each limit of a class. */
function openClass(rate: RateName, counterFor: CounterFor) {
  const { limits }: RateClass = rateClasses[rate]
  const rows = limits.flatMap((limit) => {
    // The name must not be an index, because counts outlive edits of the contract.
    const name = `${rate} ${limit.counts} ${limit.by.join('+')} ${limit.seconds}`
    const counter = counterFor({ ...limit, name })
    return counter ? [{ ...limit, name, counter }] : []
  })
  /** Returns the limits of that kind with their keys for the call; skips limits for which the call has no key. */
  return (counts: Limit['counts'], caller: Keys) =>
    rows.flatMap(({ by, counter, name: row, counts: counted }) => {
      const values = counted === counts ? by.map((key) => valueOf(key, caller)) : [undefined]
      return values.includes(undefined) ? [] : [{ counter, name: row, value: values.join(' ') }]
    })
}

/** Returns the call's key for this limit; `undefined` if the limit does not apply. */
function valueOf(key: Key, { address, member, account }: Keys) {
  const phone = account?.startsWith('+') ? account : undefined
  const values: Record<Key, string | undefined> = {
    address,
    visitors: member === undefined ? address : undefined,
    member,
    account,
    phone,
    phones: phone && 'phones',
  }
  return values[key]
}

type Outcome<Of> = { kind: 'right' | 'wrong' | 'neither'; answer: () => Of }

/** Outcome of a call: right, wrong, or neither, such as a missing field. */
async function settled<Of>(
  call: () => Promise<Of>,
  rate: RateName,
  refusedIn: (answer: Of) => RefusalName | undefined = () => undefined,
): Promise<Outcome<Of>> {
  const { right = [] }: RateClass = rateClasses[rate]
  const kindOf = (refused: RefusalName) => {
    if (right.includes(refused)) return 'right'
    return isWrong(rate, refused) ? 'wrong' : 'neither'
  }
  try {
    const answer = await call()
    const refused = refusedIn(answer)
    return { kind: refused === undefined ? 'right' : kindOf(refused), answer: () => answer }
  } catch (error) {
    const thrown = (): never => {
      throw error
    }
    return { kind: error instanceof Refused ? kindOf(error.refusal) : 'neither', answer: thrown }
  }
}

/** Waits in all queues for a turn. @returns `undefined` if one of them is full */
async function inQueues<Of>(
  queue: ThrottleQueue,
  keys: string[],
  work: () => Promise<Outcome<Of>>,
): Promise<Outcome<Of> | undefined> {
  const [key, ...otherKeys] = keys
  if (key === undefined) return await work()
  if (!(await queue.enter(key))) return undefined
  const outcome = await inQueues(queue, otherKeys, work)
  queue.leave(key, outcome?.kind === 'wrong')
  return outcome
}

function stopAt(seconds: number | undefined, limit?: string) {
  if (seconds !== undefined) refuseUntil(seconds, limit)
}

function refuseUntil(seconds: number | undefined, limit?: string): never {
  const refused = new Refused('TOO_MANY_REQUESTS', undefined, seconds)
  refused.limit = limit
  throw refused
}
