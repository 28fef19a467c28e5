// Panel above a mocked page to select responses. A shadow root isolates its styles from the page. It is part of the
// page's flow, so that it covers no content. Alt+M focuses it.
import { panelStyle } from './panelStyle.ts'
import { onlyWishes, operationIn } from './wishes.ts'

/** Operation in `/mocks.json`. */
export type Choice = { id: string; tag: string; summary: string; answers: string[] }

/** Label of the first group of operations. */
const ofPage = 'Called by this page'

/** Maximum number of visible problems. */
const most = 5

/**
 * Opens the panel.
 * @param choices operations with their responses
 * @param wishes initial overrides, as a query string
 * @param onChange called with changed overrides
 * @param onForget called to delete the writes
 */
export function openPanel(
  choices: Choice[],
  wishes: string,
  { onChange, onForget }: { onChange: (wishes: string) => void; onForget: () => void },
) {
  let wished = new URLSearchParams(wishes)
  const called = new Set<string>()
  const complaints = new Set<string>()

  const wish = (name: string, value: string) => {
    if (value) wished.set(name, value)
    else wished.delete(name)
    changed()
  }
  const changed = () => {
    show()
    onChange(String(wished))
  }

  const summary = element('summary')
  const problems = element('ul')
  const dismiss = button('Dismiss', () => {
    complaints.clear()
    show()
  })
  const alert = element('div', { role: 'alert', hidden: true }, problems, dismiss)
  const scenario = select('Scenario', (value) => wish('scenario', value))
  const time = select('Latency', (value) => wish('latency', value))
  const connection = select('Connection', (value) => wish('offline', value))
  const pages = select('Pages', (value) => wish('pages', value))
  const operation = select('Operation', () => showAnswers())
  const answer = select('Answer', (value) => wish(operation.value, value))
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
    wished = new URLSearchParams()
    changed()
  })
  const forget = button('Forget what was written', onForget)
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
    element('div', { className: 'link' }, labeled('Link', link), copy, forget, reset),
  )
  const style = element('style', { textContent: panelStyle })
  const host = element('mock-panel')
  host
    .attachShadow({ mode: 'open' })
    .append(style, element('section', { ariaLabel: 'Mocks' }, details, alert))

  scenario.fill([
    ['', 'As the contract has it'],
    ['empty', 'Nothing in any list'],
    ['firstDay', 'The first day'],
    ['level4', 'The highest level'],
  ])
  time.fill([['', 'no time'], ...[500, 2000, 10_000].map((ms) => [String(ms), `${ms / 1000} s`] as const)])
  connection.fill([
    ['', 'Online'],
    ['yes', 'Offline'],
  ])

  pages.fill([['', 'As many as there are'], ...['2', '3'].map((count) => [count, count] as const)])

  function show() {
    const all = [...wished].filter(([name]) => name !== 'seed')
    summary.textContent = all.length
      ? `Mocks: ${all.map((wishPair) => wishPair.join('=')).join(', ')}`
      : 'Mocks'
    scenario.value = wished.get('scenario') ?? ''
    time.value = wished.get('latency') ?? ''
    connection.value = wished.has('offline') ? 'yes' : ''
    pages.value = wished.get('pages') ?? ''
    chosen.replaceChildren(
      ...[...wished]
        .filter(([name]) => isOperation(operationIn(name)))
        .map(([name, value]) =>
          element(
            'li',
            {},
            button(`${name} → ${value} ✕`, () => wish(name, ''), `Forget ${name}`),
          ),
        ),
    )
    const address = new URL(location.href)
    const rest = [...address.searchParams].filter(([name]) => !onlyWishes(`${name}=x`, isOperation))
    address.search = String(new URLSearchParams([...rest, ...wished]))
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
    answer.fill([['', 'What fits'], ...answers.map((name) => [name, name] as const)])
    answer.value = wished.get(operation.value) ?? ''
  }

  const isOperation = (name: string) => choices.some(({ id }) => id === name)

  // React replaces the document when it starts, so insert the panel again.
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
  // Update the link to the current page.
  details.addEventListener('toggle', show)
  showOperations()
  show()
  stand()

  return {
    /** Shows a problem of a call. */
    complain: (text: string) => {
      console.warn(text)
      complaints.add(text)
      if (complaints.size > most) complaints.delete([...complaints][0] ?? '')
      show()
    },
    /** Moves an operation that the page has called to the first group. */
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

/** Creates a select with a label. */
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
