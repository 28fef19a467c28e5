// A finding in plain words: where it stands, whom it reaches, and what to do next.
import type { Effect, Finding, Subject, Verdict, Witness } from '../changes/finding.ts'
import { usualRequest } from '@members-hub/openapi'
import type { SeenPage, Told, Words } from './report.ts'

export type Fact = {
  name: string
  text: string
  long?: string
  /** What to do, one after the other. */
  steps?: string[]
  links?: { text: string; href: string; pictures?: SeenPage['pictures'] }[]
}

/** Steps as lines, each with its number. */
export const numbered = (steps: string[]) => steps.map((step, index) => `${index + 1}. ${step}`)

export const verdictsIn = ({ release }: Words): Record<Verdict, string> => ({
  broken:
    'What works today stops working once this is released. The command ends with 1 until each of these is undone, or accepted with a reason and a date.',
  affected:
    'No message becomes wrong, but who reads or sends it may be surprised. Look at each place, then release; there is nothing to accept.',
  safe: `What was right stays right for everybody. ${release}.`,
})

type Reader = Words & { contract: string }

export function factsOf(finding: Told, reader: Reader): Fact[] {
  const { lines, subjects, witness, unjudged, effects, builds, accepted, fingerprint, verdict, called } =
    finding
  const felt = subjects.filter((subject) => verdict === 'safe' || subject.verdict !== 'safe')
  const operations = [...new Set(felt.map(({ operation }) => operation))]
  const today = effects.filter(({ build }) => !build)
  const opening = new Set(today.flatMap((effect) => effect.opening))
  const later = new Set(today.flatMap(({ routes }) => routes).filter((route) => !opening.has(route)))
  const bySide = Map.groupBy(effects, (effect) => sideOf(effect, reader))
  const isAccepted = accepted !== undefined
  const facts: (Fact | false | undefined)[] = [
    { name: reader.contract, text: linesOf(lines) },
    called !== undefined && { name: 'Severity', text: called },
    { name: 'Operations', text: operations.join(', ') },
    unjudged !== undefined && { name: 'Not judged', text: `no validator reads it: ${unjudged}` },
    witness && {
      name: witness.of === 'request' ? 'A request that was right' : 'An answer that is new',
      text: `${witness.operation} ${witness.of === 'request' ? 'no longer takes this' : 'may answer this, which the version before did not allow'}: ${witness.refusedBecause}`,
      long: JSON.stringify(withoutDefaults(witness), null, 2),
    },
    opening.size > 0 && { name: 'Screens as they open', text: listOf(opening) },
    later.size > 0 && { name: 'Screens after a press', text: listOf(later) },
    seenOn(finding, reader),
    ...[...bySide].map(([name, group]) => ({ name, text: placesOf(group) })),
    felt[0]?.part === 'refusal' &&
      reader.sides.src === 'Pages' &&
      !bySide.has('Pages') && { name: 'Pages', text: 'they show the words that the server sends' },
    builds.length > 0 && { name: 'Released builds', text: `${builds.join(', ')} may still call` },
    { name: 'Next', text: isAccepted ? 'Nothing: it is accepted.' : nextOf(finding, felt[0], reader) },
    verdict === 'broken' && !isAccepted && stepwise(finding, reader),
    verdict === 'broken' &&
      !isAccepted && {
        name: 'Accept',
        text: `\`- { fingerprint: '${fingerprint}', reason: why, until: 'YYYY-MM-DD' }\` in ${reader.accepted}; from the day after, the command ends with 1 again`,
      },
    isAccepted && { name: 'Accepted', text: accepted },
    { name: 'Fingerprint', text: fingerprint },
  ]
  return facts.filter((fact): fact is Fact => typeof fact === 'object')
}

/** The pages with the witness in the place of an example. */
function seenOn({ pages = [] }: Told, { mocks }: Words): Fact | undefined {
  if (!mocks || pages.length === 0) return undefined
  return {
    name: 'Look at it',
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
  if (after === undefined) return `line ${before ?? '–'} of the version before`
  return before === undefined || before === after
    ? `line ${after}`
    : `line ${after} (${before} in the version before)`
}

/** As JSON where it is an object. */
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

/** A witness without the members that have their default. */
const withoutDefaults = ({ message }: Witness) =>
  Object.fromEntries(
    Object.entries(message).flatMap(([name, value]) => {
      // Every caller is listed with `nobody`, who shows nothing.
      if (name === 'caller') return [[name, String(value).replace('+nobody', '')]]
      const plain = typeof value === 'object' ? JSON.stringify(value) : value
      return defaults[name] === plain ? [] : [[name, value]]
    }),
  )

/** The side of the project that an effect is on; of an old build only its pages. */
const sideOf = ({ build, file, how }: Effect, { sides }: Words) => {
  if (how === 'tests') return 'Tests that stop compiling'
  return build === undefined
    ? (Object.entries(sides).find(([folder]) => file.startsWith(`${folder}/`))?.[1] ?? 'Places')
    : `Pages of ${build}`
}

/** `src/domain/addresses/AddressForm.tsx:12, 15 (read), 40 (sent)`. */
const placesOf = (effects: Effect[]) =>
  [...Map.groupBy(effects, ({ file }) => file)]
    .map(([file, fileEffects]) => {
      const lines = [...Map.groupBy(fileEffects, ({ how }) => how)].map(([how, lineEffects]) =>
        [lineEffects.map(({ line }) => line).join(', '), done[how] && `(${done[how]})`].join(' ').trim(),
      )
      return `${file}:${lines.join(', ')}`
    })
    .join('; ')

/** What a line does, where the heading does not say it. */
const done: Record<Effect['how'], string> = {
  reads: 'read',
  sends: 'sent',
  omits: 'left out',
  labels: 'words chosen by it',
  limits: 'limit typed again',
  cases: '',
  handles: '',
  tests: '',
}

/** How nothing breaks, by what is concerned. */
const gently: Record<Subject['part'], string> = {
  answer: 'Leave what is answered today as it is, and answer what is new beside it, in an optional field.',
  refusal: 'Leave the refusal as it is, and give what is new a refusal of its own.',
  operation: 'Leave what can be called today as it is, and add what is new as an operation of its own.',
  mark: 'Leave it as it is, and add what is new as an operation of its own.',
  body: 'Go on taking what is sent today: what is new is optional, an old value or limit holds on.',
  query: 'Go on taking what is asked today: what is new is optional, an old value or limit holds on.',
  path: 'Go on taking what is asked today, and add what is new as an operation of its own.',
  header: 'Go on without it: what is new is optional.',
}

function nextOf({ verdict, effects }: Finding, subject: Subject | undefined, { release }: Words): string {
  const places = effects.length > 0 ? 'the places above' : 'whoever uses it'
  if (verdict === 'affected')
    return `Look at ${places}: does each know what to show, say or send now? Change those that do not, then release.`
  if (verdict === 'safe') return `${release}.`
  return gently[subject?.part ?? 'answer']
}

/** How what has to break breaks nobody. */
function stepwise({ witness, effects, kind }: Finding, { callers: callerNote }: Words): Fact {
  const callers = effects.some(({ file }) => file.startsWith('src/')) ? 'the pages above' : 'who calls it'
  const taught = witness?.of === 'answer' ? 'read the one and the other' : 'send what will be right'
  return {
    name: 'Where that cannot be',
    text: 'in this order',
    steps: [
      `Change ${callers} to ${taught}${kind === 'removed' ? ', mark what goes `deprecated`' : ''}, and release that without this change.`,
      `Wait until no older build calls${callerNote && `: ${callerNote}`}.`,
      'Release this change, accepted as below.',
    ],
  }
}
