// The layers of the codebase: which folder may import which. `npm run check` compares every import with this table, types included,
// and rejects a folder that is not in it. `floors.test.ts` plants an import against each rule.
import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { listOf, objectOf, readDocumentFile } from '@members-hub/openapi'

const tagNames = listOf(readDocumentFile('openapi.yaml').tags).map((tag) => String(objectOf(tag).name))
/** Those that stand on one floor: `session` is below the others, `account` above them. */
const tags = tagNames.filter((name) => !['session', 'account'].includes(name))
const tagRooms = tags.map((tag) => `api/${tag}`)
const features = [...tagNames, 'gallery'].map((name) => `src/features/${name}`)

/** Folders and files, from the ground up: each may import itself and what stands on the floors below its own. */
const ground = ['generated', 'src/shared']
const server = [
  ground,
  ['src/shared/protocol'],
  ['api/tracing'],
  ['api/store', 'api/locale'],
  ['api/process', 'api/members', 'api/catalog'],
  ['api/ledger'],
  ['api/audit', 'api/integrations', 'api/jobs', 'api/counters'],
  ['api/http'],
  ['api/notices', 'api/offers', 'api/levels'],
  ['api/session', 'api/rewards'],
  ['api/fulfillment'],
  tagRooms,
  ['api/schema'],
  ['api/account', 'api/desk', 'api/samples'],
  ['api/copies', 'api/app'],
  ['api/server'],
  ['api/backup.ts', 'api/main.ts', 'api/migrate.ts', 'api/move.ts', 'api/restore.ts'],
]
const browser = [
  ground,
  ['src/client', 'src/ui', 'src/art'],
  ['generated/calls', 'generated/parameters.ts'],
  ['generated/hooks'],
  ['src/runtime'],
  ['src/forms'],
  ['src/domain'],
  features,
  ['src/routes'],
  ['src/router.tsx', 'src/postedForms.ts', 'src/deferredStart.ts'],
  ['src/entry-client.tsx', 'src/entry-server.tsx'],
]
/** Tags meet by their `index.ts`; `npm run dev:mock` answers in the browser. */
const exceptions: ReadonlyMap<string, readonly string[]> = new Map([
  ...tagRooms.map((room) => [room, tagRooms.map((tag) => `${tag}/index.ts`)] as const),
  ['src/entry-client.tsx', ['mocks']],
])

/** Mocks answer the contract without a server: they read a request and build a response as the server does. */
const mocks = ['generated', 'src/shared', 'src/shared/protocol']

/** A rule, and an import that it refuses: two files, from the root of the project. */
export type Rule = IRegularForbiddenRuleType & { name: string; planted: readonly [from: string, to: string] }

const project = '^(?:api|bench|generated|mocks|packages|scripts|src|tests)/'
const isTest = String.raw`\.test\.tsx?$`

/** Folders with a part that is a layer of its own. */
const withoutParts: Readonly<Record<string, string>> = {
  generated: String.raw`^generated/(?!calls/|hooks/|parameters\.ts)`,
  'src/shared': '^src/shared/(?!protocol/)',
}
const pattern = (room: string) => withoutParts[room] ?? `^${room.replaceAll('.', String.raw`\.`)}(?:/|$)`
const patterns = (rooms: readonly string[]) => rooms.map(pattern)

/** A file in the room, which need not be there. */
const fileIn = (room: string) => (/\.tsx?$/.test(room) ? room : `${room}/planted.ts`)

/** @param elsewhere a room that is none of `below` */
function mayImport(
  room: string,
  below: readonly string[],
  { elsewhere, besides = [] }: { elsewhere: string; besides?: readonly string[] },
): Rule {
  return {
    name: `${room} imports only what stands below it`,
    severity: 'error',
    from: { path: pattern(room), pathNot: isTest },
    to: { path: project, pathNot: [pattern(room), ...patterns([...below, ...besides])] },
    planted: [fileIn(room), fileIn(elsewhere)],
  }
}

function never(name: string, from: string, { to, planted }: { to: string; planted: Rule['planted'] }): Rule {
  return { name, severity: 'error', from: { path: from, pathNot: isTest }, to: { path: to }, planted }
}

const rulesOf = (house: readonly (readonly string[])[], roof: string) =>
  house.slice(1).flatMap((floor, above) =>
    floor.map((room) => {
      const below = house.slice(0, above + 1).flat()
      const [beside] = floor.filter((other) => other !== room)
      return mayImport(room, below, {
        elsewhere: beside ?? house[above + 2]?.[0] ?? roof,
        besides: exceptions.get(room),
      })
    }),
  )

/** Files that no layer has: the types of the build tool. */
const isOfBuild = '^src/env\\.d\\.ts$'

const allRooms = ['mocks', 'packages/openapi', 'packages/contract-check', ...server.flat(), ...browser.flat()]
const roomPattern = new RegExp([...patterns(allRooms), isOfBuild, isTest].join('|'))

/** Whether a file of the app or the server is in no folder of the table: such a file could import anything. */
export const isUnlisted = (file: string): boolean =>
  /^(?:api|mocks|packages|src)\//.test(file) && !roomPattern.test(file)

export const rules: readonly Rule[] = [
  mayImport('packages/openapi', [], { elsewhere: 'scripts/contract' }),
  mayImport('packages/contract-check', ['packages/openapi'], { elsewhere: 'scripts/contract' }),
  never('other folders import a package by its public exports', '^(?!packages/)', {
    to: String.raw`^packages/[^/]+/(?!index\.ts$)`,
    planted: ['scripts/contract/planted.ts', 'packages/contract-check/planted.ts'],
  }),
  never('contract-check imports the OpenAPI reader by its public exports', '^packages/contract-check/', {
    to: String.raw`^packages/openapi/(?!index\.ts$)`,
    planted: ['packages/contract-check/planted.ts', 'packages/openapi/planted.ts'],
  }),
  mayImport('tests/browsers', [], { elsewhere: 'scripts' }),
  mayImport('src/shared', ['generated/schema.d.ts'], { elsewhere: 'generated' }),
  ...rulesOf(server, 'src/client'),
  ...rulesOf(browser, 'api/store'),
  mayImport('mocks', mocks, { elsewhere: 'api/store' }),
  never(
    'components know nothing of the contract, of routes, queries, forms or messages',
    '^src/(?:ui|art)/',
    {
      to: '^generated/|node_modules/(?:react-intl|react-hook-form|@tanstack)/',
      planted: ['src/ui/planted.ts', 'generated/planted.ts'],
    },
  ),
  // `member.ts` finds out whose session it is: session and account are the only tags that the runtime calls.
  never(
    'the runtime calls no operation but those of the session: product code is in src/domain or a feature',
    String.raw`^src/runtime/(?!session/member\.ts$)`,
    {
      to: String.raw`^generated/(?:calls|hooks)/(?!session\.ts$)`,
      planted: ['src/runtime/planted.ts', 'generated/calls/games.ts'],
    },
  ),
  never(
    'forms know no tag of the contract: a field or form that calls an operation is in src/domain or a feature',
    '^src/forms/',
    { to: '^generated/(?:calls|hooks)/', planted: ['src/forms/planted.ts', 'generated/calls/session.ts'] },
  ),
  never('what page and server both run knows no library of either', '^src/shared/', {
    to: 'node_modules/(?:@hono|@tanstack|drizzle-orm|hono|react|react-dom|react-hook-form|react-intl)/',
    planted: ['src/shared/planted.ts', 'node_modules/react/index.js'],
  }),
  never(
    'validators, operations and refusals come by src/client and generated/calls, so that no first load has them',
    '^src/(?!client/|shared/)',
    {
      to: '^generated/(?:schemas|mocks|operations|refusals|messages)',
      planted: ['src/runtime/planted.ts', 'generated/operations.ts'],
    },
  ),
]
