// Lists built-in APIs that one of the oldest browsers in the `browserslist` of package.json lacks. The data is from MDN
// (browser-compat-data).
import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' }
import project from '../package.json' with { type: 'json' }
import { valueAt } from '#shared/unknown.ts'

export type MissingApi = {
  /** Name of the API in MDN, such as `URL.canParse`, `Array.toSorted`, `Intl.Segmenter` or `navigation`. */
  name: string
  /**
   * Name of the object that has the member, directly or on its prototype, such as `URL`, `Intl.Locale` or `globalThis`.
   */
  owner: string
  member: string
  /** True for a static member, `false` for a member of instances, `undefined` if unknown. */
  isStatic: boolean | undefined
  /** Names of the oldest supported browsers that lack the API, such as `Firefox 114, Safari 16.4`. */
  browsers: string
}

const oldest = project.browserslist.map((entry) => {
  const [name = '', version = ''] = entry.replace('ios_saf', 'safari_ios').split(' ')
  if (!isBrowser(name) || !bcd.browsers[name].releases[version])
    throw new Error(`Browser ${entry} of browserslist is not in browser-compat-data: update the package.`)
  return { name, version, title: `${bcd.browsers[name].name} ${version}` }
})

function isBrowser(name: string): name is BrowserName {
  return Object.hasOwn(bcd.browsers, name)
}

/** Returns the position of a version among the releases of its browser; `undefined` for previews. */
const indexOf = (browser: BrowserName, version: string) =>
  bcd.browsers[browser].releases[version.replace('≤', '')]?.index

/** Returns the names of the oldest browsers that lack a feature, or support it only behind a flag or with a prefix. */
function unsupportedBrowsers({ support }: CompatStatement): string[] {
  return oldest
    .filter(({ name, version }) => !isSupported(support[name], name, version))
    .map(({ title }) => title)
}

function isSupported(
  support: CompatStatement['support'][BrowserName],
  browser: BrowserName,
  version: string,
) {
  // Assume support if MDN has no data for the browser.
  if (support === undefined) return true
  const versionIndex = indexOf(browser, version) ?? -1
  return [support].flat().some((statement) => {
    const {
      version_added: added,
      version_removed: removed,
      flags,
      prefix,
      alternative_name: other,
    } = statement
    if (!added || flags || prefix || other) return false
    const from = indexOf(browser, added) ?? Infinity
    const to = typeof removed === 'string' ? (indexOf(browser, removed) ?? Infinity) : Infinity
    return from <= versionIndex && versionIndex < to
  })
}

/** Returns the entries nested in an entry of MDN’s data, without the compatibility data that is stored next to them. */
const entriesOf = (entry: Identifier) =>
  Object.keys(entry).flatMap((key): [string, Identifier][] => {
    const part = entry[key]
    return part && key !== '__compat' ? [[key, part]] : []
  })

type Member = Omit<MissingApi, 'name'> & { lacks: readonly string[] }

/** Pattern for the names of members in the data of MDN. It does not match names of parameters, events and symbols. */
const memberName = /^[A-Za-z][A-Za-z\d]*(?:_static)?$/

function membersOf(owner: string, entry: Identifier): Member[] {
  return entriesOf(entry).flatMap(([key, { __compat: compat }]) => {
    if (!compat || !memberName.test(key) || key === owner.split('.').at(-1)) return []
    const member = key.replace('_static', '')
    const lacks = unsupportedBrowsers(compat)
    return [{ owner, member, lacks, browsers: lacks.join(', '), isStatic: isStaticMember(owner, key) }]
  })
}

const hasMember = (value: unknown, key: string) =>
  ((typeof value === 'object' && value !== null) || typeof value === 'function') && Reflect.has(value, key)

/**
 * Returns true for a static member. Checks members of JavaScript built-ins in Node.js, because MDN marks static members
 * only for web APIs.
 */
function isStaticMember(owner: string, key: string): boolean | undefined {
  if (key.endsWith('_static')) return true
  if (owner in bcd.api) return false
  const api = valueAt(globalThis, ...owner.split('.'))
  if (owner === 'Intl' || hasMember(api, key)) return true
  return hasMember(valueAt(api, 'prototype'), key) ? false : undefined
}

/** Objects such as `Intl`, whose members are constructors with their own members, for example `Intl.Locale`. */
const namespaces = ['Intl']

function allMembers(): Member[] {
  const globals = { ...bcd.javascript.builtins, ...bcd.api }
  const nested = namespaces.flatMap((name) =>
    entriesOf(bcd.javascript.builtins?.[name] ?? {}).map(([key, entry]): [string, Identifier] => [
      `${name}.${key}`,
      entry,
    ]),
  )
  const ownMembers = [...entriesOf(globals), ...nested].flatMap(([name, entry]) =>
    // Skip members of a missing interface, because the interface itself is already reported.
    entry.__compat && unsupportedBrowsers(entry.__compat).length > 0 ? [] : membersOf(name, entry),
  )
  const ofWindow = ownMembers
    .filter(({ owner }) => owner === 'Window')
    .map((each) => ({ ...each, owner: 'globalThis' }))
  return [
    ...membersOf('globalThis', globals),
    ...ofWindow,
    ...ownMembers.filter(({ owner }) => owner !== 'Window'),
  ]
}

const members = allMembers()

export const missingApis: readonly MissingApi[] = members
  .filter(({ lacks }) => lacks.length > 0)
  .map(({ owner, member, isStatic, browsers }) => ({
    name: owner === 'globalThis' ? member : `${owner}.${member}`,
    owner,
    member,
    isStatic,
    browsers,
  }))

/** Names of members that all supported browsers have on instances of at least one interface. */
export const supportedNames: ReadonlySet<string> = new Set(
  members
    .filter(({ lacks, isStatic }) => lacks.length === 0 && isStatic !== true)
    .map(({ member }) => member),
)
