// Checks that the browsers in package.json support all built-in APIs that built files use. `node scripts/apiSupport.ts`
// fails on an API that a browser lacks, unless `optional` below states how pages work without it.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { missingApis, supportedNames, type MissingApi } from './missingApis.ts'

/**
 * Reasons why pages work without some APIs, each with the names of these APIs. `.name` means a member of any object.
 */
const optional: readonly (readonly [reason: string, names: readonly string[]])[] = [
  ['deferred work runs in a timer instead', ['requestIdleCallback', 'cancelIdleCallback', 'setImmediate']],
  ['pages change without a transition', ['.startViewTransition', 'navigation']],
  ['a toast stays below an open dialog', ['.showPopover', '.hidePopover', '.popover']],
  ['the device does not vibrate', ['.vibrate']],
  ['the screen turns off while an article is read', ['.wakeLock']],
  ['a code is pasted by keyboard or menu instead of a button', ['.readText']],
  ['a link is copied, and a card is downloaded, instead of shared', ['.share', '.canShare']],
  ['a card to share has no field for a line', ['Intl.Segmenter']],
  ['push messages are not offered', ['.requestPermission']],
  ['other tabs learn of a new session when they become visible', ['cookieStore', '.cookieStore']],
  ['browsers without Trusted Types do not require them', ['trustedTypes']],
  ['browsers without the API have no do-not-track setting', ['.doNotTrack']],
  ['a file is selected instead of taken with the camera', ['.capture']],
  ['a picture is scaled in normal quality', ['.imageSmoothingQuality']],
  [
    'the passkey library checks that each API exists',
    [
      '.getTransports',
      '.getPublicKey',
      '.getPublicKeyAlgorithm',
      '.getAuthenticatorData',
      '.authenticatorAttachment',
      '.getClientCapabilities',
      '.isConditionalMediationAvailable',
      'PublicKeyCredential.getClientCapabilities',
      'PublicKeyCredential.isConditionalMediationAvailable',
    ],
  ],
  [
    'web-vitals reads undefined and measures without the value',
    [
      '.activationStart',
      '.prerendering',
      '.navigationId',
      '.wasDiscarded',
      '.presentationTime',
      '.paintTime',
      '.interactionCount',
      'PerformanceEventTiming',
      'PerformanceSoftNavigation',
    ],
  ],
  [
    'React reads undefined and works without the value',
    ['.movementX', '.movementY', '.cssFloat', '.displayName', '.fetchPriority', '.imageSizes'],
  ],
  ['errors have no extra stack line, which only V8 can hide', ['Error.captureStackTrace']],
  ['formatjs reports a separate error; no message formats a duration', ['Intl.DurationFormat']],
  [
    'members of libraries and of the contract with the same name',
    ['.getMetadata', '.hasPermission', '.isError', '.escape', '.toArray', '.when', '.with'],
  ],
]

const excused = new Set(optional.flatMap(([, names]) => names))

type Named = { name: string; browsers: string }

const globals = byKey(missingApis.filter(({ owner }) => owner === 'globalThis'))
const statics = byKey(missingApis.filter(({ isStatic }) => isStatic !== false))
const ofInstances = new Map(
  missingApis
    .filter(
      ({ owner, isStatic, member }) =>
        owner !== 'globalThis' && isStatic !== true && !supportedNames.has(member),
    )
    .map(({ member, browsers }) => [member, { name: `.${member}`, browsers }]),
)

/**
 * Finds uses of APIs that a browser of `browserslist` lacks. Members of instances are matched by name, because a built
 * file does not show the type of an object. A name is not reported if a supported interface has a member with the same
 * name.
 * @returns a sentence for each API that is not optional
 */
export function unsupportedIn(code: string, file = 'built.js'): string[] {
  const used = new Map(usedIn(code, file).map((api) => [api.name, api.browsers]))
  return Array.from(used)
    .filter(([name]) => !excused.has(name))
    .map(([name, browsers]) => `${file} uses ${name}, which is missing in ${browsers}.`)
}

function usedIn(code: string, file: string): Named[] {
  const { program, errors } = parseSync(file, code, { sourceType: 'module' })
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const used: (Named | undefined)[] = []
  /** Set of identifiers that are keys of objects or classes, not references to an API. */
  const keys = new Set<ESTree.Node>()
  const called = new Set<ESTree.Node>()
  const guarded = new Set<ESTree.Node>()
  const functions: ESTree.Node[] = []
  const enter = (node: ESTree.Node) => void functions.push(node)
  const leave = () => void functions.pop()
  /** Returns true if the enclosing function checks that the API exists. */
  const isTested = (path: string) => {
    const around = functions.at(-1)
    return around !== undefined && code.slice(around.start, around.end).includes(`typeof ${path}`)
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression: ({ callee, optional: isGuarded }) => void (isGuarded ? guarded : called).add(callee),
    MemberExpression: (node) => {
      if (node.computed || node.property.type !== 'Identifier') return
      const { name } = node.property
      keys.add(node.property)
      const path = pathOf(node)
      if (guarded.has(node) || (path !== undefined && isTested(path))) return
      used.push(path === undefined ? undefined : (statics.get(path) ?? globals.get(path)))
      // Count a single lowercase word as an API only if it is called, because it may be a field of any data.
      if (called.has(node) || /[A-Z]/.test(name)) used.push(ofInstances.get(name))
    },
    Property: ({ key, computed, shorthand }) => void (computed || shorthand || keys.add(key)),
    MethodDefinition: ({ key, computed }) => void (computed || keys.add(key)),
    PropertyDefinition: ({ key, computed }) => void (computed || keys.add(key)),
    Identifier: (node) => void (keys.has(node) || used.push(globals.get(node.name))),
  }).visit(program)
  return used.filter((api) => api !== undefined)
}

/**
 * Returns the path of a member: `URL.canParse` for the code `URL.canParse` and `window.URL.canParse`; `undefined` if
 * the code does not start with a name.
 */
function pathOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Identifier') return ['window', 'globalThis', 'self'].includes(node.name) ? '' : node.name
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
    return undefined
  const object = pathOf(node.object)
  return object === undefined
    ? undefined
    : object === ''
      ? node.property.name
      : `${object}.${node.property.name}`
}

function byKey(apis: readonly MissingApi[]): Map<string, Named> {
  return new Map(apis.map((api) => [api.name, api]))
}

if (import.meta.main) {
  const folder = 'dist/client'
  const scripts = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  if (scripts.length < 100) throw new Error(`Only ${scripts.length} scripts were built in ${folder}.`)
  const problems = await Promise.all(
    scripts.map(async (name) => unsupportedIn(await readFile(join(folder, name), 'utf8'), name)),
  )
  for (const each of problems.flat()) console.error(each)
  process.exitCode = problems.flat().length ? 1 : 0
}
