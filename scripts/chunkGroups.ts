// Which parts of the app come to the browser in one file: what is used together. Left to itself the bundler makes a file of
// every set of pages that share something, and on a phone each of forty small files waits for its turn on the line.
//
// The groups stand from what all pages share to what few do, and each takes what its parts import, as far as no group before
// it has taken that: so a page's first load never carries a later group because of a part that both use.
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

const groups: Omit<Group, 'priority'>[] = [
  { name: 'entry', tags: ['$initial'] },
  {
    name: 'layouts',
    test: /src\/(routes\/_(?!login)[\w-]+\.tsx\?tsr-split|features\/platform\/layouts\/(?!Login)|runtime\/layout\/(Brand|Switches)\.|runtime\/loading\/island\.|features\/session\/shared\/EntryFrame\.|ui\/Skeleton\.)/,
  },
  {
    name: 'calls',
    test: /@tanstack\/(react-query|query-core)|generated\/calls\/|src\/client\/|runtime\/(app\/useIsUpdating|routing\/redirect|start\/storage)\./,
  },
  {
    name: 'page',
    test: /lucide-react|src\/(runtime\/layout\/|runtime\/format\/(dates|useFormats)\.|ui\/(Badge|Card|Columns|Dialog|List|Notice|PageHead|TextInput)\.)/,
    minShareCount: 2,
  },
  { name: 'art', test: /src\/art\//, minShareCount: 2 },
  {
    name: 'home',
    test: /src\/features\/(activities\/GuidanceCard|games\/useTodaysCheckIn|profile\/tasks\/)/,
  },
  {
    name: 'form',
    test: /react-hook-form|src\/forms\/(CodeField|CountrySelect|Form|FormCheckbox|FormField|FormPassword|UnsavedChanges|account|useContractForm|useSendCode)\./,
  },
  { name: 'validators', test: /@hookform\/resolvers|node_modules\/zod\/|generated\/schemas\/membersHub/ },
  { name: 'deferred', test: /src\/runtime\/(start\/deferredStart|tracking\/|offline\/(?!offlinePageStart))/ },
  {
    debugName: 'screens by folder',
    name: (id) => tagIn(id, /src\/features\/(?!gallery)(\w+(?:\/\w+)?)\/\w+\.tsx?$/, 'screens'),
    minShareCount: 2,
  },
]

/** The first group takes first. */
export const chunkGroups: Group[] = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}))

function tagIn(id: string, pattern: RegExp, kind: string): string | null {
  const folder = pattern.exec(id)?.[1]
  return folder ? `${kind}-${folder.replace('/', '-')}` : null
}
