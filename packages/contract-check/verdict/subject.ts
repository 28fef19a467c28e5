// Describes the location of a change in the request or response of an operation.
import { pairOf, statusOf, type Change, type Site } from '../changes/change.ts'
import type { Subject } from '../changes/finding.ts'
import { isFurtherBody, listOf, objectOf } from '@members-hub/openapi'

export function subjectOf(change: Change, site: Site): Subject {
  const { kind, name } = change
  const { operation, part, steps, start, property, spots } = site
  if (kind.isRefusal) return { operation, part: 'refusal', path: [name] }
  const way = steps.flatMap((step, index) => [
    ...(start?.index === index ? ['…'] : []),
    ...('property' in step ? [step.property] : 'entry' in step ? ['*'] : []),
  ])
  const [first = '', ...path] = property === undefined ? way : [...way, property]
  if (part === 'answer') return answerSubject(site, first, path)
  const of = kind.omission?.(change)
  const omission = of === undefined ? {} : { of }
  if (isFurtherBody(first)) return { operation, part: 'body', path, ...omission }
  if (first === 'query' || first === 'path' || first === 'header' || first === 'body')
    return { operation, part: first, path, ...omission }
  const place = spots.after.at.at(-1) ?? ''
  if (place === 'security' || place.startsWith('x-')) return { operation, part: 'mark', path: [place] }
  return kind.isMark?.(first)
    ? { operation, part: 'mark', path: [name] }
    : { operation, part: 'operation', path }
}

function answerSubject({ operation, messages, steps: [step] }: Site, first: string, path: string[]): Subject {
  const branches = pairOf((side) => listOf(messages[side]?.answer.oneOf))
  const { before, after } = step && 'branch' in step ? step.branch : { before: -1, after: -1 }
  const status = statusOf(objectOf(branches.after[after] ?? branches.before[before]))
  return {
    operation,
    part: first === 'header' ? 'header' : 'answer',
    path: first === 'body' && path[0] === 'data' && path.length > 1 ? path.slice(1) : path,
    ...(typeof status === 'number' && { status }),
  }
}
