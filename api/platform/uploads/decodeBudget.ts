// Limits the total decoding time of files from one sender, because decoding a small file can take seconds.
import { uploadRules } from '#api/catalog/uploads.ts'
import type { Counter, CountedLimit } from '#api/rateLimits/store/counter.ts'
import { openMemoryCounter } from '#api/rateLimits/store/memory.ts'
import { Refused } from '#shared/protocol/refuse.ts'

/**
 * Sender of a file. Decoding time is charged to the budget of the network, and to the budget of the member or of all
 * visitors on the network.
 */
export type Charged = { memberId: string | null; network: string }

export type DecodeBudget = <Of>(charged: Charged, decode: () => Promise<Of>) => Promise<Of>

/**
 * @returns a function that runs `decode` and charges the elapsed time to the budgets
 * @throws TOO_MANY_REQUESTS if one of the budgets is used up
 */
export function openDecodeBudget(
  openCounter: (limit: CountedLimit) => Counter = openMemoryCounter,
): DecodeBudget {
  const { member, visitors, network, seconds } = uploadRules.decodeBudget
  const counterOf = (name: string, budget: number) =>
    openCounter({ name: `decoding ${name} ${seconds}`, points: budget * 1000, seconds })
  const counters = {
    member: counterOf('member', member),
    visitors: counterOf('visitors', visitors),
    network: counterOf('network', network),
  }

  return async ({ memberId, network: address }, decode) => {
    const ownCounter = memberId === null ? counters.visitors : counters.member
    const charges: [Counter, string][] = [
      [ownCounter, memberId ?? address],
      [counters.network, address],
    ]
    for (const [counter, value] of charges) {
      const wait = await counter.wait(value)
      if (wait !== undefined) throw new Refused('TOO_MANY_REQUESTS', undefined, wait)
    }
    const start = performance.now()
    try {
      return await decode()
    } finally {
      // Ignores the error if the counter of the budget cannot be reached, because the file is already decoded.
      const ms = Math.ceil(performance.now() - start)
      await Promise.allSettled(charges.map(([counter, value]) => counter.take(value, ms)))
    }
  }
}
