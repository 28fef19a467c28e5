// Defines the layers of the codebase: which folder may import which. `npm run check` compares all imports, including
// type imports, with this table, and rejects folders that the table does not list. `layers.test.ts` tests each rule
// with an import that breaks it.
import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { listOf, objectOf, readDocumentFile } from '@members-hub/openapi'

const tagNames = listOf(readDocumentFile('openapi.yaml').tags)
  .map((tag) => String(objectOf(tag).name))
  // Tags of the back office have no folders in `api` and `src/features`.
  .filter((name) => !name.startsWith('backOffice'))
/** Tags that form one layer. The tag `session` is below this layer, and the tag `account` is above it. */
const tags = tagNames.filter((name) => !['session', 'account'].includes(name))
const tagFolders = tags.map((tag) => `api/${tag}`)
const features = [...tagNames, 'gallery'].map((name) => `src/features/${name}`)

/**
 * Folders and files in layers, from the lowest to the highest. Each folder or file may import itself and lower layers.
 */
const base = ['generated', 'src/shared']
const server = [
  base,
  ['src/shared/protocol'],
  ['api/tracing'],
  ['api/store', 'api/locale'],
  ['api/process', 'api/members', 'api/catalog'],
  ['api/ledger'],
  ['api/audit', 'api/integrations', 'api/jobs', 'api/rateLimits/store'],
  ['api/http'],
  ['api/notices', 'api/offers', 'api/levels', 'api/content'],
  ['api/rewards'],
  ['api/session', 'api/staff'],
  ['api/fulfillment'],
  tagFolders,
  ['api/schema'],
  ['api/account', 'api/backOffice', 'api/newsletter', 'api/samples', 'api/sharing'],
  ['api/backup', 'api/app'],
  ['api/backOfficeApp'],
  ['api/server'],
  ['api/backup.ts', 'api/main.ts', 'api/migrate.ts', 'api/move.ts', 'api/restore.ts'],
]
const browser = [
  base,
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
/**
 * Exceptions from the layers: tags may import each other's `index.ts`. The entry may import the mocks, because `npm run
 * dev:mock` runs them in the browser.
 */
const exceptions: ReadonlyMap<string, readonly string[]> = new Map([
  ...tagFolders.map((folder) => [folder, tagFolders.map((tag) => `${tag}/index.ts`)] as const),
  ['src/entry-client.tsx', ['mocks']],
])

const packages = ['packages/openapi', 'packages/contract-check']
const benches = ['bench', 'bench/backOffice', 'bench/content', 'bench/day', 'bench/home', 'bench/release']
const generated = ['generated', 'generated/calls', 'generated/hooks', 'generated/parameters.ts']
/**
 * Tools, benchmarks and tests, each with the folders that it may import in addition to itself. The names `scripts`,
 * `bench` and `tests` mean only the files directly in these folders. Code of the product must not import any of these
 * folders.
 */
const tools: readonly (readonly [folder: string, imported: readonly string[]])[] = [
  ['scripts/art', ['src/art']],
  ['scripts/commits', []],
  ['scripts/lint', []],
  ['scripts/prose', ['scripts']],
  ['scripts/docs', ['scripts']],
  ['scripts/layers', ['packages/openapi']],
  ['scripts/firstLoad', ['scripts']],
  ['scripts/chunks', ['scripts/firstLoad']],
  ['scripts/migrations', ['scripts', 'api/store']],
  ['scripts/kit', ['scripts', 'packages/openapi', 'src/client']],
  [
    'scripts/generate',
    ['packages/openapi', 'api/catalog', 'api/locale', 'api/process', 'src/runtime', 'src/shared'],
  ],
  ['scripts/contract', ['scripts', 'scripts/generate', ...packages, 'generated', 'mocks']],
  [
    'scripts',
    [
      'scripts/art',
      'scripts/contract',
      'scripts/generate',
      'generated',
      'mocks',
      'src',
      'api/app',
      'api/catalog',
      'api/backOffice',
      'api/process',
      'api/samples',
      'api/server',
      'api/sharing',
      'api/store',
      'api/tracing',
    ],
  ],
  ['scripts/bench', ['scripts', 'scripts/firstLoad', ...benches, 'generated', 'api', 'src', 'tests/support']],
  ...benches.map(
    (folder) =>
      [
        folder,
        [...benches, 'scripts', 'scripts/bench', 'generated', 'api', 'src/shared', 'tests/support'],
      ] as const,
  ),
  ['tests/browsers', []],
  [
    'tests/support',
    ['scripts', 'scripts/contract', 'scripts/generate', ...packages, ...generated, 'mocks', 'api', 'src'],
  ],
  ['tests/kit', [...packages, 'scripts']],
  ['tests/contract', ['scripts', 'scripts/contract', ...packages, 'generated', 'mocks', 'tests/support']],
  ['tests/reliability', ['scripts', 'scripts/bench', 'generated', 'api', 'tests/support']],
  ['tests/e2e', ['scripts', 'generated', 'mocks', 'api', 'src', 'tests/support', 'tests/browsers']],
  ['tests', ['scripts', ...packages, 'tests/support']],
]

/**
 * Folders that mocks may import. Mocks respond to requests without a server, so they parse requests and build responses
 * as the server does.
 */
const mocks = ['generated', 'src/shared', 'src/shared/protocol']

/** Rule, with an import that breaks it (`planted`): two paths from the root of the project. */
export type Rule = IRegularForbiddenRuleType & { name: string; planted: readonly [from: string, to: string] }

const project = '^(?:api|bench|generated|mocks|packages|scripts|src|tests)/'
const isTest = String.raw`\.test\.tsx?$`

/** Patterns for folders that have a subfolder in another layer; the patterns exclude this subfolder. */
const withoutParts: Readonly<Record<string, string>> = {
  generated: String.raw`^generated/(?!calls/|hooks/|parameters\.ts)`,
  'src/shared': '^src/shared/(?!protocol/)',
  scripts: '^scripts/[^/]+$',
  bench: '^bench/[^/]+$',
  tests: '^tests/[^/]+$',
}
const pattern = (folder: string) =>
  withoutParts[folder] ?? `^${folder.replaceAll('.', String.raw`\.`)}(?:/|$)`
const patterns = (folders: readonly string[]) => folders.map(pattern)

/** Returns the path of an example file in the folder; the file need not exist. */
const fileIn = (folder: string) => (/\.tsx?$/.test(folder) ? folder : `${folder}/planted.ts`)

/**
 * @param allowed folders that the folder may import in addition to itself
 * @param other folder that the checked folder must not import, for an example that breaks the rule
 */
function mayImport(folder: string, allowed: readonly string[], other: string): Rule {
  return {
    name: `${folder} imports only the folders that the table allows`,
    severity: 'error',
    from: { path: pattern(folder), pathNot: isTest },
    to: { path: project, pathNot: [pattern(folder), ...patterns(allowed)] },
    planted: [fileIn(folder), fileIn(other)],
  }
}

function never(name: string, from: string, { to, planted }: { to: string; planted: Rule['planted'] }): Rule {
  return { name, severity: 'error', from: { path: from, pathNot: isTest }, to: { path: to }, planted }
}

/** @param above folder above all of these layers, for an example that breaks a rule */
const rulesOf = (layers: readonly (readonly string[])[], above: string) =>
  layers.slice(1).flatMap((layer, index) =>
    layer.map((folder) => {
      const below = layers.slice(0, index + 1).flat()
      const [neighbour] = layer.filter((other) => other !== folder)
      return mayImport(
        folder,
        [...below, ...(exceptions.get(folder) ?? [])],
        neighbour ?? layers[index + 2]?.[0] ?? above,
      )
    }),
  )

/** Pattern for files outside of all layers, which contain types of the build tool. */
const isOfBuild = '^src/env\\.d\\.ts$'

const listed = [
  'mocks',
  'src/backOffice',
  ...packages,
  ...server.flat(),
  ...browser.flat(),
  ...tools.map(([folder]) => folder),
]
const listedPattern = new RegExp([...patterns(listed), isOfBuild, isTest].join('|'))

/** Returns true if no folder of the table contains the file, so that no rule would limit its imports. */
export const isUnlisted = (file: string): boolean =>
  /^(?:api|bench|mocks|packages|scripts|src|tests)\//.test(file) && !listedPattern.test(file)

export const rules: readonly Rule[] = [
  mayImport('packages/openapi', [], 'scripts/contract'),
  mayImport('packages/contract-check', ['packages/openapi'], 'scripts/contract'),
  never('other folders import a package only through its index.ts', '^(?!packages/)', {
    to: String.raw`^packages/[^/]+/(?!index\.ts$)`,
    planted: ['scripts/contract/planted.ts', 'packages/contract-check/planted.ts'],
  }),
  never('contract-check imports packages/openapi only through its index.ts', '^packages/contract-check/', {
    to: String.raw`^packages/openapi/(?!index\.ts$)`,
    planted: ['packages/contract-check/planted.ts', 'packages/openapi/planted.ts'],
  }),
  mayImport('src/shared', ['generated/schema.d.ts'], 'generated'),
  ...rulesOf(server, 'src/client'),
  ...rulesOf(browser, 'api/store'),
  mayImport('mocks', mocks, 'api/store'),
  mayImport('src/backOffice', ['generated', 'src/client/inputs.ts', 'src/shared'], 'src/client'),
  never('pages of members import no code of the back office', '^src/(?!backOffice/)', {
    to: '^(?:src|generated)/backOffice/',
    planted: ['src/features/gallery/planted.ts', 'generated/backOffice/roles.ts'],
  }),
  ...tools.map(([folder, imported]) =>
    mayImport(folder, imported, folder === 'tests/e2e' ? 'tests/kit' : 'tests/e2e'),
  ),
  never(
    'components import no code of the contract, of routes, queries, forms or messages',
    '^src/(?:ui|art)/',
    {
      to: '^generated/|node_modules/(?:react-intl|react-hook-form|@tanstack)/',
      planted: ['src/ui/planted.ts', 'generated/planted.ts'],
    },
  ),
  // Exclude `member.ts`, which finds the member of a session with an operation of the tag account. Other files of the
  // runtime may call only operations of the tag session.
  never(
    'the runtime imports only calls of the session: product code belongs in src/domain or a feature',
    String.raw`^src/runtime/(?!session/member\.ts$)`,
    {
      to: String.raw`^generated/(?:calls|hooks)/(?!session\.ts$)`,
      planted: ['src/runtime/planted.ts', 'generated/calls/games.ts'],
    },
  ),
  never(
    'forms import no calls: a field or form that calls an operation belongs in src/domain or a feature',
    '^src/forms/',
    { to: '^generated/(?:calls|hooks)/', planted: ['src/forms/planted.ts', 'generated/calls/session.ts'] },
  ),
  never('src/shared imports no library of pages or of the server', '^src/shared/', {
    to: 'node_modules/(?:@hono|@tanstack|drizzle-orm|hono|react|react-dom|react-hook-form|react-intl)/',
    planted: ['src/shared/planted.ts', 'node_modules/react/index.js'],
  }),
  never(
    'pages get validators, operations and error codes through src/client, to keep them out of the first load',
    '^src/(?!client/|shared/)',
    {
      to: '^generated/(?:schemas|mocks|operations|refusals|messages)',
      planted: ['src/runtime/planted.ts', 'generated/operations.ts'],
    },
  ),
]
