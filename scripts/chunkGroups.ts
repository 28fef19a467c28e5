// Which modules the bundler joins into one file: those that pages use together. By itself it makes a file of every set of
// pages that share a module, and a phone fetches forty small files for one form.
//
// Groups are ordered from what all pages share to what few do. A group takes its modules' imports too, unless an earlier
// group has taken them: name a module that a page without forms needs in a group before `form`, or that page fetches it all. The
// same holds for screens: what those of two folders share is named before them, or one folder comes with the other.
import { readdirSync } from 'node:fs'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** Modules of a folder in src: those of these names, or all others. */
type Names = string[] | { allBut: string[] }

/**
 * @param folders our own modules, by their folder in src
 * @throws where no module has such a name any more: it would come with whichever group imports it
 */
function modules(folders: Record<string, Names>, ...patterns: RegExp[]) {
  const folderPatterns = Object.entries(folders).map(([folder, names]) => {
    const moduleNames = Array.isArray(names) ? names : names.allBut
    const files = readdirSync(`src/${folder}`)
    const absentNames = moduleNames.filter((name) => !files.some((file) => file.startsWith(`${name}.`)))
    if (absentNames.length)
      throw new Error(
        `src/${folder} has no ${absentNames.join(', no ')}: say where it is in scripts/chunkGroups.ts.`,
      )
    const oneOf = `(?:${moduleNames.join('|')})\\.`
    return `src/${folder}/${Array.isArray(names) ? oneOf : moduleNames.length ? `(?!${oneOf})` : ''}`
  })
  return new RegExp([...folderPatterns, ...patterns.map(({ source }) => source)].join('|'))
}

const groups: Omit<Group, 'priority'>[] = [
  // What every page needs, in three: with a release little of it changes, and who was here before has the rest.
  { name: 'libraries', tags: ['$initial'], test: /node_modules|rolldown\/runtime/ },
  { name: 'shell', tags: ['$initial'], test: /src\/(?!routes\/|router\.|entry-)/ },
  { name: 'entry', tags: ['$initial'] },
  {
    name: 'layouts',
    test: modules(
      {
        'features/platform/layouts': { allBut: ['LoginLayout'] },
        'features/session/shared': ['EntryFrame', 'NeedsCookies'],
        'runtime/app': ['useBrowserValue'],
        'runtime/layout': ['Brand', 'Switches'],
        'runtime/loading': ['island'],
        'runtime/storage': ['canKeepCookies'],
        'ui/progress': ['Skeleton'],
      },
      /src\/routes\/_(?!login)[\w-]+\.tsx\?tsr-split/,
    ),
  },
  {
    name: 'calls',
    test: modules(
      {
        client: { allBut: ['wire', 'report', 'openKeys'] },
        'domain/checkInQueue': ['gameChanged'],
        'runtime/app': ['useIsUpdating'],
        'runtime/routing': ['redirect'],
        'runtime/storage': ['localStore'],
      },
      // One screen reads by several queries at once, one folder looks at what others send.
      /@tanstack\/(react-query|query-core)(?!.*(?:ueries|queriesObserver|useMutationState)\.js)|generated\/(calls|hooks)\//,
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
        'features/platform': ['SceneBanners'],
        'domain/purchases': ['PurchaseWays'],
        'domain/shop': ['ShopButton'],
        'runtime/layout': { allBut: ['FilterField'] },
        'runtime/format': ['dates', 'useFormats', 'useCountries'],
        'domain/submissions': ['takeOver'],
        'runtime/session': ['member'],
        'ui/content': ['Badge', 'Card', 'Columns', 'List'],
        'ui/feedback': ['Dialog', 'Notice'],
        'ui/frames': ['PageHead'],
      },
      /lucide-react/,
    ),
    minShareCount: 2,
  },
  // Of screens on which something is done or refused; home is none of them.
  {
    name: 'acts',
    test: modules({
      'runtime/format': ['Reasons', 'reasons', 'RefusalNotice'],
      forms: ['ConfirmDialog'],
      'ui/content': ['Disclosure'],
      'ui/progress': ['ProgressBar'],
    }),
    minShareCount: 2,
  },
  // Of pages without a form, few have a field.
  {
    name: 'fields',
    test: modules({
      'runtime/layout': ['FilterField'],
      'ui/fields': ['ChoiceGroup', 'FieldGroup', 'Mark', 'TextInput'],
    }),
    minShareCount: 2,
  },
  // Read once a page has loaded, and by forms.
  { name: 'drafts', test: modules({ 'runtime/storage': ['drafts'] }) },
  // Read once a page has loaded, and by the forms that register somebody.
  { name: 'attribution', test: modules({ 'runtime/tracking': ['attribution', 'device'] }) },
  { name: 'art', test: /src\/art\/(?!scenes\/|\w+Scene|QrCode)/, minShareCount: 2 },
  // Of notices, orders, gifts and what was redeemed, or else each brings the others.
  {
    name: 'parcels',
    test: modules({
      'domain/parcels': ['ItemPicture', 'MemberTime', 'ShopTime', 'shopTime', 'words'],
      'runtime/format': ['near'],
    }),
  },
  // Of whatever was claimed, redeemed, won or joined, or else each brings a campaign.
  {
    name: 'moments',
    test: modules({ 'runtime/app': ['moment', 'vibration'], 'ui/feedback': ['Confetti', 'Moment'] }),
  },
  // What a page asks the server for begins when its link is touched, before its code has come: all loaders are one file, and what
  // screens share with them another.
  {
    name: 'reads',
    test: modules({
      'features/activities': ['guards'],
      'features/games': ['ensureGame', 'quiet'],
      'features/games/draw': ['commitment', 'reads'],
      'features/games/wheel': ['ensureWheel', 'wheelOf'],
      'features/gifts/mine': ['groups'],
      'features/gifts/occasions': ['ensureOccasion', 'occasions', 'titles'],
      'features/questionnaires': ['ensureSent', 'paths'],
      'features/questionnaires/cards': ['ensureCard'],
      'features/questionnaires/form': ['ensureForm'],
      'features/questionnaires/start': ['ensureStart'],
      'features/session/shared': ['useSignInOptions'],
    }),
    minShareCount: 2,
  },
  { name: 'loaders', test: /tsr-split=loader/ },
  // Small parts of many screens: without names each would come with the screen of one of them.
  {
    name: 'countdown',
    test: modules({
      'runtime/app': ['useReadAgain'],
      'runtime/format': ['TimeLeft'],
      'ui/rewards': ['Countdown', 'countdown'],
    }),
  },
  { name: 'amounts', test: modules({ 'runtime/format': ['CoinAmount'], 'ui/rewards': ['Coins'] }) },
  {
    name: 'details',
    test: modules({
      'ui/actions': ['CopyCode'],
      'ui/content': ['Facts'],
      'ui/fields': ['Chips', 'SegmentedControl', 'Switch'],
      'ui/frames': ['ActionBar'],
      'ui/rewards': ['GiftCard'],
    }),
  },
  // Of gifts and redemptions, or else each brings the other.
  { name: 'timeline', test: modules({ 'ui/content': ['Timeline'] }) },
  { name: 'delivery', test: modules({ 'domain/delivery': { allBut: ['CancelDelivery', 'SentTo'] } }) },
  {
    name: 'fulfillment',
    test: modules({ 'domain/delivery': ['CancelDelivery'], 'domain/fulfillment': ['FulfillmentPage'] }),
  },
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
  // The cards of home that other screens show as well, or else home brings those screens.
  {
    name: 'home',
    test: modules({
      'features/games': ['CheckInButton', 'useCheckInToday'],
      'features/membership': ['RewardLinks', 'progress'],
      'features/profile/tasks': ['TaskRow', 'tasks'],
      'features/reading': ['ReadingForStage'],
      'ui/progress': ['Ring'],
    }),
  },
  {
    name: 'form',
    test: modules(
      {
        'domain/contacts': ['CodeField', 'CountrySelect', 'account', 'useSendCode'],
        forms: [
          'Form',
          'FormCheckbox',
          'FormField',
          'FormPassword',
          'UnsavedChanges',
          'useContractForm',
          'useZodForm',
        ],
      },
      /react-hook-form/,
    ),
  },
  // Of several folders, or else all of a questionnaire comes with a birthday.
  {
    name: 'inputs',
    test: modules({
      'domain/addresses': ['AddressFields', 'useAddressCheck'],
      'domain/contacts': ['FormPhone', 'usePhoneCheck'],
      'domain/uploads': ['FormUploads', 'useUpload'],
      forms: ['FormDate', 'FormNumber'],
      'ui/fields': ['TextArea'],
    }),
    minShareCount: 2,
  },
  // Proof takes them on many screens, of which few sign anybody in.
  { name: 'passkeys', test: modules({ 'domain/reauthentication': ['passkeys', 'usePasskeyProof'] }) },
  { name: 'validators', test: /@hookform\/resolvers|node_modules\/zod\/|generated\/schemas\/membersHub/ },
  {
    name: 'deferred',
    test: modules(
      {
        'domain/checkInQueue': ['sendKeptCheckIns'],
        'domain/consent': ['consent'],
        'runtime/tracking': { allBut: ['followVitals'] },
        'runtime/offline': { allBut: ['offlinePageStart'] },
      },
      /src\/deferredStart\./,
    ),
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
