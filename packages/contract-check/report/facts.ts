// Describes a finding as a list of named facts, such as its line, the affected callers, and the next step.
import type { Effect, Finding, Subject, Verdict, Counterexample } from '../changes/finding.ts'
import { groupBy, usualRequest } from '@members-hub/openapi'
import { fileOf } from './files.ts'
import { operationsOf } from './places.ts'
import { visibleJson, visibleLine } from './visible.ts'
import type { SeenPage, ReportedFinding, Terms } from './report.ts'

export type Fact = {
  name: string
  text: string
  long?: string
  /** Instructions, in order. */
  steps?: string[]
  links?: { text: string; href: string; pictures?: SeenPage['pictures'] }[]
}

/** Returns the steps of an instruction as numbered lines. */
export const numbered = (steps: string[]) => steps.map((step, index) => `${index + 1}. ${step}`)

export const verdictsIn = ({ release }: Terms): Record<Verdict, string> => ({
  broken:
    'Existing callers fail after this release. The command exits with status 1 until each finding is fixed, or accepted with a reason and a date.',
  affected:
    'No message becomes invalid, but a client may behave differently. Check each place, then release; no acceptance is required.',
  safe: `All valid messages stay valid. ${release}.`,
})

type Reader = Terms & { contract: string }

export function factsOf(finding: ReportedFinding, reader: Reader): Fact[] {
  const { lines, subjects, witness, unjudged, effects, builds, accepted, fingerprint, verdict, called } =
    finding
  const felt = subjects.filter((subject) => verdict === 'safe' || subject.verdict !== 'safe')
  const today = effects.filter(({ build }) => !build)
  const opening = new Set(today.flatMap((effect) => effect.opening))
  const later = new Set(today.flatMap(({ routes }) => routes).filter((route) => !opening.has(route)))
  const bySide = groupBy(effects, (effect) => sideOf(effect, reader))
  const isAccepted = accepted !== undefined
  const facts: (Fact | false | undefined)[] = [
    { name: fileOf(finding, reader.contract), text: linesOf(lines) },
    called !== undefined && { name: 'Severity', text: called },
    { name: 'Operations', text: operationsOf(subjects, verdict) },
    unjudged !== undefined && {
      name: 'Not validated',
      text: `the validator cannot compile the schema: ${unjudged}`,
    },
    witness && {
      name: witness.of === 'request' ? 'Request that was valid' : 'Response that is new',
      text: `${witness.operation} ${witness.of === 'request' ? 'rejects this request, which the previous version accepted' : 'may send this response, which the previous version did not allow'}: ${witness.refusedBecause}`,
      long: JSON.stringify(withoutDefaults(witness), null, 2),
    },
    opening.size > 0 && { name: 'Screens on load', text: listOf(opening) },
    later.size > 0 && { name: 'Screens after a click', text: listOf(later) },
    seenOn(finding, reader),
    ...[...bySide].map(([name, group]) => ({ name, text: placesOf(group) })),
    felt[0]?.part === 'refusal' &&
      reader.sides.src === 'Pages' &&
      !bySide.has('Pages') && { name: 'Pages', text: 'they show the message that the server sends' },
    builds.length > 0 && { name: 'Released builds', text: `${builds.join(', ')} may still send requests` },
    {
      name: 'Next',
      text: isAccepted ? 'No action; the change is accepted.' : nextOf(finding, felt[0], reader),
    },
    verdict === 'broken' && !isAccepted && stepwise(finding, reader),
    verdict === 'broken' &&
      !isAccepted && {
        name: 'Accept',
        text: `\`- { fingerprint: '${fingerprint}', reason: why, until: 'YYYY-MM-DD' }\` in ${reader.accepted}; after that date the command exits with status 1 again`,
      },
    isAccepted && { name: 'Accepted', text: accepted },
    { name: 'Fingerprint', text: fingerprint },
  ]
  return facts.filter((fact): fact is Fact => typeof fact === 'object').map(visibleFact)
}

const visibleFact = ({ name, text, long, steps, ...fact }: Fact): Fact => ({
  ...fact,
  name: visibleLine(name),
  text: visibleLine(text),
  ...(long !== undefined && { long: visibleJson(long) }),
  ...(steps && { steps: steps.map(visibleLine) }),
})

/**
 * Returns links to pages on the mock server, whose responses contain the counterexample instead of the usual example.
 */
function seenOn({ pages = [] }: ReportedFinding, { mocks }: Terms): Fact | undefined {
  if (!mocks || pages.length === 0) return undefined
  return {
    name: 'Preview',
    text: `\`${mocks.start}\`, then`,
    links: pages.map(({ name, changed, pictures }) => ({
      text: name,
      href: mocks.origin + changed,
      ...(pictures && { pictures }),
    })),
  }
}

const listOf = (screens: Set<string>) => [...screens].toSorted().join(', ')

const linesOf = ({ before, after }: Finding['lines']) => {
  if (after === undefined) return `line ${before ?? '–'} of the previous version`
  return before === undefined || before === after
    ? `line ${after}`
    : `line ${after} (${before} in the previous version)`
}

/**
 * Default values of the parts of a request. Reports omit a part that has its default value. Objects are written as
 * JSON.
 */
const defaults: Record<string, unknown> = {
  ...usualRequest,
  accept: 'application/json',
  media: 'application/json',
  repeated: false,
  header: '{}',
  path: '{}',
  query: '{}',
  cookie: '{}',
}

/** Returns the message of a counterexample without the parts that have their default value. */
const withoutDefaults = ({ message }: Counterexample) =>
  Object.fromEntries(
    Object.entries(message).flatMap(([name, value]) => {
      const plain = typeof value === 'object' ? JSON.stringify(value) : value
      return defaults[name] === plain ? [] : [[name, value]]
    }),
  )

/**
 * Returns the title of the group to which an affected line belongs: the title for its folder, or `Pages of` and the
 * name of the build if the line is in an old build.
 */
const sideOf = ({ build, file, how }: Effect, { sides }: Terms) => {
  if (how === 'tests') return 'Tests that stop compiling'
  return build === undefined
    ? (Object.entries(sides).find(([folder]) => file.startsWith(`${folder}/`))?.[1] ?? 'Places')
    : `Pages of ${build}`
}

/** Lists affected lines by file: `src/domain/addresses/AddressForm.tsx:12, 15 (read), 40 (sent)`. */
const placesOf = (effects: Effect[]) =>
  [...groupBy(effects, ({ file }) => file)]
    .map(([file, fileEffects]) => {
      const lines = [...groupBy(fileEffects, ({ how }) => how)].map(([how, lineEffects]) =>
        [lineEffects.map(({ line }) => line).join(', '), done[how] && `(${done[how]})`].join(' ').trim(),
      )
      return `${file}:${lines.join(', ')}`
    })
    .join('; ')

/**
 * Text after the line numbers for each kind of effect, such as `sent` in `AddressForm.tsx:40 (sent)`. It is empty if
 * the title of the list already describes the effect.
 */
const done: Record<Effect['how'], string> = {
  reads: 'read',
  sends: 'sent',
  omits: 'left out',
  labels: 'selects a message',
  limits: 'repeats the limit',
  cases: '',
  handles: '',
  tests: '',
}

/** Advice on how to avoid a breaking change, by the changed part of the request or response. */
const alternatives: Record<Subject['part'], string> = {
  answer: 'Keep the current response, and add the new data in an optional field.',
  refusal: 'Keep the business error, and add a new one.',
  operation: 'Keep the operation, and add a new one.',
  mark: 'Keep the current value, and add a new operation.',
  body: 'Keep accepting current requests: new fields are optional, old values and limits stay valid.',
  query: 'Keep accepting current requests: new parameters are optional, old values and limits stay valid.',
  path: 'Keep accepting current requests, and add a new operation.',
  header: 'Keep accepting requests without the header: make it optional.',
}

function nextOf({ verdict, effects }: Finding, subject: Subject | undefined, { release }: Terms): string {
  const places = effects.length > 0 ? 'the places above' : 'the callers'
  if (verdict === 'affected')
    return `Check ${places}: can each handle the change? Adapt those that cannot, then release.`
  if (verdict === 'safe') return `${release}.`
  return alternatives[subject?.part ?? 'answer']
}

/** Steps of a release that does not break callers, if the change is necessary. */
function stepwise({ witness, effects, kind }: Finding, { callers: callerNote }: Terms): Fact {
  const callers = effects.some(({ file }) => file.startsWith('src/')) ? 'the pages above' : 'the callers'
  const taught =
    witness?.of === 'answer' ? 'read both versions' : 'send requests that are valid in the new version'
  return {
    name: 'If that is not possible',
    text: 'in this order',
    steps: [
      `Change ${callers} to ${taught}${kind === 'removed' ? ', mark the removed field `deprecated`' : ''}, and release that without this change.`,
      `Wait until no older build sends requests${callerNote && `: ${callerNote}`}.`,
      'Release this change, accepted as below.',
    ],
  }
}
