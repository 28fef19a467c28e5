// Why the server is right where Specmatic expects something else. Whatever the reason, the answer has to be one that the
// contract knows, as tests/support/contract.ts sees it, and a fault of the server has none.
import type { OperationId } from '../../api/http/operation.ts'
import { operations as table } from '../../generated/operations.ts'
import { checkAnswer, checkRefusal } from '../../tests/support/contract.ts'
import type { Contract, Operation } from '../generate/contract.ts'
import { callOf, methodOf, openRequests, reaches } from './requests.ts'
import type { Exchange } from './specmatic.ts'

/** Rules that no schema of the contract says, by the code of the reason that a refusal gives. */
export const rules: Record<string, string> = {
  NOT_TEXT: 'no text holds a NUL',
  NOT_OWN: 'an event is reported for oneself',
  UNKNOWN_TIME_ZONE: 'a time zone has to exist',
  REQUIRED: 'one of two optional fields is needed',
  IN_FUTURE: 'nothing was bought after today',
  PERSONAL: 'an event names nobody',
  FOREIGN_ORIGIN: 'the way back leads to the hub or its neighbours',
}

export function openExplanations(contract: Contract) {
  const isAllowed = openRequests(contract)

  /** @returns nothing where the server is wrong */
  return function explanationOf(exchange: Exchange): string | undefined {
    const { call, kind, request, status } = exchange
    const operation = contract.operations.find((one) => callOf(one) === call)
    if (!operation || status >= 500) return undefined
    if (!reaches(operation, request)) {
      const other = contract.operations.find(
        (one) => one.method === methodOf(request) && reaches(one, request),
      )
      return isKnown(exchange, other) ? 'without its id the address is another one' : undefined
    }
    if (!isKnown(exchange, operation)) return undefined

    const allowed = isAllowed(operation, request)
    if (kind === '-ve') return status === 200 && allowed ? 'the contract allows that request' : undefined
    if (!allowed) return status === 400 ? 'its request breaks the contract' : undefined
    if (status === 400) return ruleOf(exchange)
    if (status === 403 && operation.marks['x-permission']) return 'the member holds no permission code'
    if (status === 404 && namesThings(operation)) return 'a made-up id names nothing'
    return undefined
  }
}

/** Whether the answer is one of the operation's, or of no operation's where none stands at the address. */
function isKnown({ status, answer }: Exchange, operation?: Operation): boolean {
  const received = { status, text: answer.body, headers: answer.headers }
  try {
    if (operation) return isOperationId(operation.id) && checkAnswer(operation.id, received).code > 0
    return status === checkRefusal(received).code && (status === 404 || status === 405)
  } catch {
    return false
  }
}

function ruleOf({ answer }: Exchange): string | undefined {
  const reasons: { code: string }[] = JSON.parse(answer.body).data?.reasons ?? []
  const [first] = reasons
  return first && reasons.every(({ code }) => code === first.code) ? rules[first.code] : undefined
}

const namesThings = ({ hasPath, hasBody, query }: Operation) =>
  hasPath || hasBody || Object.keys(query).length > 0

const isOperationId = (id: string): id is OperationId => Object.hasOwn(table, id)
