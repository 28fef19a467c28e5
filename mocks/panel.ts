// Shows a panel above a mocked page, in which developers select responses. A shadow root isolates the styles of the
// panel from the page. The panel is part of the layout of the page, so that it covers no content. Alt+M moves the focus
// to the panel.
import { panelStyle } from './panelStyle.ts'
import { onlyOverrides, operationIn } from './overrides.ts'

/** Operation in `/mocks.json`. */
export type Choice = { id: string; tag: string; summary: string; answers: string[] }

/** Label of the first group of operations in the panel. */
const ofPage = 'Called by this page'

/** Maximum number of problems of API calls that the panel shows. */
const maxProblems = 5

/**
 * Opens the panel.
 * @param choices operations with the names of their responses
 * @param overrides initial overrides, as a query string
 * @param onChange called with the new overrides when a developer changes them
 * @param onForget called when a developer deletes the stored writes
 */
export function openPanel(
  choices: Choice[],
  overrides: string,
  { onChange, onForget }: { onChange: (overrides: string) => void; onForget: () => void },
) {
  let overridden = new URLSearchParams(overrides)
  const called = new Set<string>()
  const complaints = new Set<string>()

  const override = (name: string, value: string) => {
    if (value) overridden.set(name, value)
    else overridden.delete(name)
    changed()
  }
  const changed = () => {
    show()
    onChange(String(overridden))
  }

  const summary = element('summary')
  const problems = element('ul')
  const dismiss = button('Dismiss', () => {
    complaints.clear()
    show()
  })
  const alert = element('div', { role: 'alert', hidden: true }, problems, dismiss)
  const scenario = select('Scenario', (value) => override('scenario', value))
  const time = select('Latency', (value) => override('latency', value))
  const connection = select('Connection', (value) => override('offline', value))
  const pages = select('Pages', (value) => override('pages', value))
  const operation = select('Operation', () => showAnswers())
  const answer = select('Response', (value) => override(operation.value, value))
  const chosen = element('ul', { className: 'chosen' })
  const link = element('input', { readOnly: true, type: 'text', onfocus: () => link.select() })
  const copy = button('Copy link', () => {
    link.select()
    navigator.clipboard.writeText(link.value).then(
      () => void (copy.textContent = 'Copied'),
      () => void (copy.textContent = 'Press Ctrl+C'),
    )
  })
  const reset = button('Reset', () => {
    overridden = new URLSearchParams()
    changed()
  })
  const clear = button('Delete stored changes', onForget)
  const details = element(
    'details',
    {},
    summary,
    element(
      'div',
      { className: 'fields' },
      ...[scenario, time, connection, pages, operation, answer].map(({ field }) => field),
    ),
    chosen,
    element('div', { className: 'link' }, labeled('Link', link), copy, clear, reset),
  )
  const style = element('style', { textContent: panelStyle })
  const host = element('mock-panel')
  host
    .attachShadow({ mode: 'open' })
    .append(style, element('section', { ariaLabel: 'Mocks' }, details, alert))

  scenario.fill([
    ['', 'Default'],
    ['empty', 'Empty lists'],
    ['firstDay', 'Member who joined today'],
    ['level4', 'Highest level'],
  ])
  time.fill([['', 'No delay'], ...[500, 2000, 10_000].map((ms) => [String(ms), `${ms / 1000} s`] as const)])
  connection.fill([
    ['', 'Online'],
    ['yes', 'Offline'],
  ])

  pages.fill([['', 'Default'], ...['2', '3'].map((count) => [count, count] as const)])

  function show() {
    const all = [...overridden].filter(([name]) => name !== 'seed')
    summary.textContent = all.length
      ? `Mocks: ${all.map((overridePair) => overridePair.join('=')).join(', ')}`
      : 'Mocks'
    scenario.value = overridden.get('scenario') ?? ''
    time.value = overridden.get('latency') ?? ''
    connection.value = overridden.has('offline') ? 'yes' : ''
    pages.value = overridden.get('pages') ?? ''
    chosen.replaceChildren(
      ...[...overridden]
        .filter(([name]) => isOperation(operationIn(name)))
        .map(([name, value]) =>
          element(
            'li',
            {},
            button(`${name} → ${value} ✕`, () => override(name, ''), `Remove ${name}`),
          ),
        ),
    )
    const address = new URL(location.href)
    const rest = [...address.searchParams].filter(([name]) => !onlyOverrides(`${name}=x`, isOperation))
    address.search = String(new URLSearchParams([...rest, ...overridden]))
    link.value = address.href
    copy.textContent = 'Copy link'
    alert.hidden = complaints.size === 0
    problems.replaceChildren(...[...complaints].map((text) => element('li', { textContent: text })))
    showAnswers()
  }

  function showOperations() {
    const { value } = operation
    const groups = Map.groupBy(choices, ({ id, tag }) => (called.has(id) ? ofPage : tag))
    const names = [...new Set([ofPage, ...groups.keys()])].filter((name) => groups.has(name))
    operation.fill(
      names.map((name) => [
        name,
        (groups.get(name) ?? []).map(({ id, summary: text }) => [id, `${id}: ${text}`] as const),
      ]),
    )
    if (value) operation.value = value
    showAnswers()
  }

  function showAnswers() {
    const { answers = [] } = choices.find(({ id }) => id === operation.value) ?? {}
    answer.fill([['', 'Default'], ...answers.map((name) => [name, name] as const)])
    answer.value = overridden.get(operation.value) ?? ''
  }

  const isOperation = (name: string) => choices.some(({ id }) => id === name)

  // Inserts the panel again, because React replaces the document when it starts.
  const stand = () => {
    if (document.body && host.parentNode !== document.body) document.body.prepend(host)
  }
  new MutationObserver(stand).observe(document, { childList: true, subtree: true })
  addEventListener('keydown', ({ altKey, code }) => {
    if (!altKey || code !== 'KeyM') return
    details.open = true
    summary.focus()
    show()
  })
  // Updates the link that contains the URL of the current page with its overrides.
  details.addEventListener('toggle', show)
  showOperations()
  show()
  stand()

  return {
    /** Shows a problem of an API call, such as a contract violation. */
    complain: (text: string) => {
      console.warn(text)
      complaints.add(text)
      if (complaints.size > maxProblems) complaints.delete([...complaints][0] ?? '')
      show()
    },
    /** Moves an operation to the first group of the panel, because the page has called it. */
    called: (id: string) => {
      if (called.has(id)) return
      called.add(id)
      showOperations()
      if (called.size === 1) operation.value = id
    },
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties?: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
): HTMLElementTagNameMap[Name]
function element(name: string): HTMLElement
function element(name: string, properties: object = {}, ...children: Node[]) {
  const node = Object.assign(document.createElement(name), properties)
  node.append(...children)
  return node
}

const button = (text: string, onclick: () => void, ariaLabel: string | null = null) =>
  element('button', { type: 'button', textContent: text, onclick, ariaLabel })

const labeled = (text: string, control: HTMLElement) =>
  element('label', {}, element('span', { textContent: text }), control)

type Option = readonly [value: string, text: string]
type Group = readonly [name: string, options: Option[]]

/** Creates a `<select>` element with a label. */
function select(label: string, onPick: (value: string) => void) {
  const control = element('select')
  control.addEventListener('change', () => onPick(control.value))
  const option = ([value, textContent]: Option) => element('option', { value, textContent })
  return {
    field: labeled(label, control),
    get value() {
      return control.value
    },
    set value(value: string) {
      control.value = value
    },
    fill: (options: (Option | Group)[]) =>
      control.replaceChildren(
        ...options.map(([name, rest]) =>
          typeof rest === 'string'
            ? option([name, rest])
            : element('optgroup', { label: name }, ...rest.map(option)),
        ),
      ),
  }
}
