// Enforces the rate limits that the contract defines for each rate class. The storage of counters is injected.
import { rateClasses } from '#generated/operations.ts'
import type { Counter, CountedLimit, OpenCounter } from '#api/rateLimits/store/counter.ts'
import { openMemoryCounter } from '#api/rateLimits/store/memory.ts'
import { openCounter } from '#api/rateLimits/store/shared.ts'
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

/**
 * Rate class of a call, and the address, member and account against whose limits the call counts. The account is an
 * email address, a phone number or a member id. Limits per member or per account do not apply to a call without that
 * field.
 */
export type RatedCaller = {
  rate: RateName
  address: string
  member?: string | undefined
  account?: string | undefined
  /** Size of the request body in bytes. */
  bytes?: number
}

/**
 * Counts a call against the limits of its rate class, and runs the call. For calls that return an error in their result
 * instead of throwing it, `refusedIn` reads the name of the error from the result.
 * @throws TOO_MANY_REQUESTS with the seconds until a retry can succeed. There is one exception: a call that exceeds the
 * limit on wrong passwords and codes waits in a queue. It fails only if its password or code is wrong, or if the queue
 * is full.
 */
export type Limits = <Of>(
  caller: RatedCaller,
  call: () => Promise<Of>,
  refusedIn?: (answer: Of) => RefusalName | undefined,
) => Promise<Of>

/**
 * @param pause milliseconds from a wrong password or code to the next attempt, once the limit on wrong attempts was
 * reached
 */
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
    // Counts the call as a wrong attempt before it runs, and subtracts it again unless its password or code was wrong.
    // Therefore concurrent calls cannot exceed the limits on wrong passwords and codes.
    const guesses = countersFor('wrong', caller)
    const spent = new Map<string, number>()
    for (const { counter, value, name } of guesses) {
      const seconds = await counter.take(value)
      if (seconds !== undefined) spent.set(`${name} ${value}`, seconds)
    }

    const outcome = await inQueues(queue, [...spent.keys()], () => settled(call, rate, refusedIn))
    // Returns the result of the call even if counting fails, because the effects of the call are already committed.
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
 * Opens limits that several servers count together in a shared store. Each server first counts in its own memory.
 * Therefore it rejects a flood of calls without a query, and enforces limits even while the shared store is down. A
 * wrong password or code is counted in the shared store only if the local counter or its queue admitted the call. It
 * then counts against every limit on wrong attempts, even if one of them has already been reached.
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

/** Returns a function that replaces the daily limit on all SMS messages with the configured number. */
export const withSmsPerDay =
  (points: number) =>
  (limit: NamedLimit): NamedLimit =>
    limit.name === smsLimit ? { ...limit, points } : limit

/** Name of the daily SMS limit in the log and metrics. */
export const smsLimit = 'message call phones 86400'

/** Returns true if the class has a limit per member. */
export const isCountedByMember = (rate: RateName) =>
  rateClasses[rate].limits.some(({ by }) => by.some((key) => key === 'member'))

/**
 * Returns true if this error, in an operation of this rate class, means a wrong password or code, or too many attempts.
 */
export function isWrong(rate: RateName, refused: unknown): boolean {
  const { wrong = [] }: RateClass = rateClasses[rate]
  return wrong.length > 0 && (refused === 'TOO_MANY_REQUESTS' || wrong.some((name) => name === refused))
}

type Keys = Omit<RatedCaller, 'rate'>

type OpenClass = ReturnType<typeof openClass>

/** Opens a counter for each limit of a rate class. */
function openClass(rate: RateName, counterFor: CounterFor) {
  const { limits }: RateClass = rateClasses[rate]
  const rows = limits.flatMap((limit) => {
    // The name must not contain the position of the limit in the contract, because stored counts must stay valid if the
    // contract adds or removes limits.
    const name = `${rate} ${limit.counts} ${limit.by.join('+')} ${limit.seconds}`
    const counter = counterFor({ ...limit, name })
    return counter ? [{ ...limit, name, counter }] : []
  })
  /**
   * Returns the counters of all limits that count the given unit: calls, bytes, correct attempts or wrong attempts.
   * Each counter is returned with the value under which it counts this call. Omits limits that do not apply to the
   * call.
   */
  return (counts: Limit['counts'], caller: Keys) =>
    rows.flatMap(({ by, counter, name: row, counts: counted }) => {
      const values = counted === counts ? by.map((key) => valueOf(key, caller)) : [undefined]
      return values.includes(undefined) ? [] : [{ counter, name: row, value: values.join(' ') }]
    })
}

/**
 * Returns the value under which a limit with this key counts the call, such as the caller's address. Returns
 * `undefined` if a limit with this key does not apply to the call.
 */
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

/**
 * Runs a call, and classifies its password or code as correct or wrong. Returns `neither` if the call failed before the
 * check of the password or code, for example because a field was missing.
 */
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

/**
 * Waits in the queue of the first key, then in the queue of the next key, and so on. Then runs `work`. @returns
 * `undefined` if a queue is full
 */
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
