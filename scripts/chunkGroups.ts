// Which modules the bundler joins into one file: those that pages use together. By itself it makes a file of every set of
// pages that share a module, and a phone fetches forty small files for one form.
//
// Groups are ordered from what all pages share to what few do. A group takes its modules' imports too, unless an earlier
// group has taken them: name a module that a page without forms needs in a group before `form`, or that page fetches it all. The
// same holds for screens: what those of two folders share is named before them, or one folder comes with the other.
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
    test: /@tanstack\/(react-query|query-core)|generated\/calls\/|src\/client\/(?!wire|report|browserId|openKeys)|runtime\/(app\/(gameChanged|useIsUpdating)|routing\/redirect|start\/storage)\./,
  },
  // Loaded by the first call a page makes (src/client/transport.ts), which most pages make after they have loaded.
  { name: 'wire', test: /node_modules\/openapi-fetch\/|src\/client\/(wire|browserId|openKeys)\./ },
  {
    name: 'page',
    test: /lucide-react|src\/(runtime\/layout\/|runtime\/format\/(dates|useFormats|useCountries|[Rr]easons)\.|runtime\/notices\/RefusalNotice\.|runtime\/(session\/(member|takeOver)|start\/(attribution|device))\.|forms\/ConfirmDialog\.|ui\/(Badge|Card|ChoiceGroup|Columns|Dialog|Disclosure|FieldGroup|List|Mark|Notice|PageHead|ProgressBar|TextInput)\.)/,
    minShareCount: 2,
  },
  { name: 'art', test: /src\/art\/(?!scenes\/|\w+Scene)/, minShareCount: 2 },
  // A page shows one or two scenes: one that screens of several folders show comes with none of them.
  {
    debugName: 'shared scenes',
    name: (id, modules) => {
      const [, scene] = /src\/art\/(?:scenes\/)?(\w+Scene)\.tsx$/.exec(id) ?? []
      const folders = modules.getModuleInfo(id)?.importers.map((file) => /src\/features\/\w+/.exec(file)?.[0])
      return scene && new Set(folders).size > 1 ? scene : null
    },
    minShareCount: 2,
  },
  // All cards of home, which else brings the screens that they lead to.
  {
    name: 'home',
    test: /src\/features\/(activities\/(GuidanceCard|registerGift\/RegisterGiftCard)|games\/(TodayCard|useTodaysCheckIn)|gifts\/HomeGifts|membership\/(HubHome|RewardLinks)|platform\/materials\/|profile\/tasks\/|reading\/ReadingForStage)/,
  },
  {
    name: 'form',
    test: /react-hook-form|src\/forms\/(CodeField|CountrySelect|Form|FormCheckbox|FormField|FormPassword|UnsavedChanges|account|useContractForm|useSendCode)\./,
  },
  { name: 'validators', test: /@hookform\/resolvers|node_modules\/zod\/|generated\/schemas\/membersHub/ },
  { name: 'deferred', test: /src\/runtime\/(start\/deferredStart|tracking\/|offline\/(?!offlinePageStart))/ },
  {
    debugName: 'screens by folder',
    name: (id) =>
      /src\/features\/(?!gallery)(\w+(?:\/\w+)?)\/\w+\.tsx?$/.exec(id)?.[1]?.replace('/', '-') ?? null,
    minShareCount: 2,
  },
]

/** The first group takes first. */
export const chunkGroups: Group[] = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}))
