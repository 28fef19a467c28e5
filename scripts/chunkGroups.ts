// Which modules the bundler joins into one file: those that pages use together. By itself it makes a file of every set of
// pages that share a module, and a phone fetches forty small files for one form.
//
// Groups are ordered from what all pages share to what few do. A group takes its modules' imports too, unless an earlier
// group has taken them: name a module that a page without forms needs in a group before `form`, or that page fetches it all. The
// same holds for screens: what those of two folders share is named before them, or one folder comes with the other.
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** Modules of a folder in src: those of these names, or all but those whose names begin so. */
type Names = string[] | { allBut: string[] }

const all: Names = { allBut: [] }

/** @param folders our own modules, by their folder in src */
function modules(folders: Record<string, Names>, ...others: RegExp[]) {
  const own = Object.entries(folders).map(([folder, names]) => {
    if (Array.isArray(names)) return `src/${folder}/(?:${names.join('|')})\\.`
    return `src/${folder}/${names.allBut.map((name) => `(?!${name})`).join('')}`
  })
  return new RegExp([...own, ...others.map(({ source }) => source)].join('|'))
}

const groups: Omit<Group, 'priority'>[] = [
  { name: 'entry', tags: ['$initial'] },
  {
    name: 'layouts',
    test: modules(
      {
        'features/platform/layouts': { allBut: ['Login'] },
        'features/session/shared': ['EntryFrame'],
        'runtime/layout': ['Brand', 'Switches'],
        'runtime/loading': ['island'],
        ui: ['Skeleton'],
      },
      /src\/routes\/_(?!login)[\w-]+\.tsx\?tsr-split/,
    ),
  },
  {
    name: 'calls',
    test: modules(
      {
        client: { allBut: ['wire', 'report', 'openKeys'] },
        'runtime/app': ['gameChanged', 'useIsUpdating'],
        'runtime/routing': ['redirect'],
        'runtime/storage': ['localStore'],
      },
      /@tanstack\/(react-query|query-core)|generated\/(calls|hooks)\//,
    ),
  },
  // Loaded by the first call a page makes (src/client/transport.ts), which most pages make after they have loaded.
  {
    name: 'wire',
    test: modules({ client: ['wire', 'openKeys'] }, /node_modules\/openapi-fetch\//),
  },
  {
    name: 'page',
    test: modules(
      {
        'runtime/layout': all,
        'runtime/format': ['dates', 'useFormats', 'useCountries', 'Reasons', 'reasons', 'RefusalNotice'],
        'runtime/session': ['member', 'takeOver'],
        'runtime/tracking': ['attribution', 'device'],
        forms: ['ConfirmDialog'],
        ui: [
          'Badge',
          'Card',
          'ChoiceGroup',
          'Columns',
          'Dialog',
          'Disclosure',
          'FieldGroup',
          'List',
          'Mark',
          'Notice',
          'PageHead',
          'ProgressBar',
          'TextInput',
        ],
      },
      /lucide-react/,
    ),
    minShareCount: 2,
  },
  { name: 'art', test: /src\/art\/(?!scenes\/|\w+Scene)/, minShareCount: 2 },
  // A page shows one or two scenes: one that screens of several folders show comes with none of them.
  {
    debugName: 'shared scenes',
    name: (id, graph) => {
      const [, scene] = /src\/art\/(?:scenes\/)?(\w+Scene)\.tsx$/.exec(id) ?? []
      const folders = graph.getModuleInfo(id)?.importers.map((file) => /src\/features\/\w+/.exec(file)?.[0])
      return scene && new Set(folders).size > 1 ? scene : null
    },
    minShareCount: 2,
  },
  // All cards of home, which else brings the screens that they lead to.
  {
    name: 'home',
    test: modules({
      'features/activities': ['GuidanceCard', 'registerGift/RegisterGiftCard'],
      'features/games': ['TodayCard', 'useCheckInToday'],
      'features/gifts': ['HomeGifts'],
      'features/membership': ['HubHome', 'RewardLinks'],
      'features/platform/materials': all,
      'features/profile/tasks': all,
      'features/reading': ['ReadingForStage'],
    }),
  },
  {
    name: 'form',
    test: modules(
      {
        forms: [
          'CodeField',
          'CountrySelect',
          'Form',
          'FormCheckbox',
          'FormField',
          'FormPassword',
          'UnsavedChanges',
          'account',
          'useContractForm',
          'useSendCode',
          'useZodForm',
        ],
      },
      /react-hook-form/,
    ),
  },
  { name: 'validators', test: /@hookform\/resolvers|node_modules\/zod\/|generated\/schemas\/membersHub/ },
  {
    name: 'deferred',
    test: modules({
      'runtime/start': ['deferredStart'],
      'runtime/tracking': { allBut: ['followVitals'] },
      'runtime/offline': { allBut: ['offlinePageStart'] },
    }),
  },
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
