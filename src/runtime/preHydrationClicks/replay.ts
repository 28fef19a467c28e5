// Stores a click made before hydration, shows it as pending, and replays it when React can handle it. Links, fields and
// native popovers work without scripts, so clicks on them are not stored; the theme toggles immediately. Vite compiles
// this module into the first script of the document (`start/preHydrationClicks.ts`), so it imports only small modules.
import { attributes, failed, failedToLoadId, hydrated, statusId } from './names.ts'
import { reloadWithTyped } from './reload.ts'
import { createThemeToggle } from './themeToggle.ts'
import { formSentByBrowser, restoreStoredFields } from './nativeForms.ts'

/** State of the page. Even if the page is hydrated, some parts may still wait for their code. */
type PageState = 'loading' | 'failed' | 'hydrated' | 'hydratedAfterFailure'

const transitions: Record<'hydrate' | 'fail', Record<PageState, PageState>> = {
  hydrate: {
    loading: 'hydrated',
    failed: 'hydratedAfterFailure',
    hydrated: 'hydrated',
    hydratedAfterFailure: 'hydratedAfterFailure',
  },
  fail: {
    loading: 'failed',
    failed: 'failed',
    hydrated: 'hydrated',
    hydratedAfterFailure: 'hydrated',
  },
}

/**
 * Click that waits for hydration, or that is being replayed. If React does not handle a replayed click, the click
 * waits again.
 */
type PendingClick = { state: 'waiting' | 'replaying'; control: HTMLElement; tries: number }

type Options = {
  /** Name of the event that signals that a part of the page has hydrated. */
  partEvent: string
  /** Name of the event to dispatch when a click was replayed or dropped. */
  answerEvent: string
}

/** Interval in ms between two attempts to replay a click. */
const interval = 500
/**
 * Maximum number of attempts to replay a click. All attempts together take 20 s, plus the time for which the browser
 * suspends timers.
 */
const maxTries = 40

export function replayPreHydrationClicks({ partEvent, answerEvent }: Options) {
  const state: {
    page: PageState
    click: PendingClick | undefined
    timer: ReturnType<typeof setTimeout> | undefined
    /**
     * State of the form that the browser posts. The post leaves the page, but the back/forward cache may restore it.
     */
    form: 'unsent' | 'sent'
  } = { page: 'loading', click: undefined, timer: undefined, form: 'unsent' }
  const theme = createThemeToggle()

  const isHydrated = () => state.page === 'hydrated' || state.page === 'hydratedAfterFailure'
  const isFailed = () => state.page === 'failed' || state.page === 'hydratedAfterFailure'

  /** Lets the browser post the form of a control. @returns true if the browser posts it */
  function sendForm(event: Event, control: HTMLElement): boolean {
    if (isHydrated()) return false
    const form = formSentByBrowser(control, isFailed())
    if (!form) return false
    if (event.type === 'click') {
      if (state.form === 'sent') event.preventDefault()
      return true
    }
    state.form = 'sent'
    mark(control, true)
    showStatus('pending')
    restoreStoredFields(form)
    return true
  }

  /** Stores the latest click; ignores a second click on the same control. */
  function store(event: Event, control: HTMLElement) {
    if (sendForm(event, control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (state.click?.control === control) {
      state.click.state = 'waiting'
      return
    }
    if (state.click) mark(state.click.control, false)
    state.click = { state: 'waiting', control, tries: 0 }
    clearTimeout(state.timer)
    state.timer = setTimeout(retry, isFailed() ? 0 : interval)
    mark(control, true)
    showStatus('pending')
  }

  /**
   * Replays the click again at intervals until React handles it. The click is also replayed when a part of the page
   * dispatches the event that it has hydrated. Parts that wait for data dispatch no event. The interval is long,
   * because React handles each attempt and frequent attempts would be slow on a phone.
   */
  function retry() {
    const { click } = state
    if (!click) return
    click.tries += 1
    if (isFailed() || click.tries >= maxTries) return drop()
    if (isHydrated() || !click.control.isConnected) replay()
    if (state.click === click) state.timer = setTimeout(retry, interval)
  }

  function replay() {
    const { click } = state
    if (!click) return
    const { control } = click
    // Remove the added attributes before hydration, because React would report them as a mismatch.
    mark(control, false)
    click.state = 'replaying'
    if (control.isConnected) {
      if (control instanceof HTMLFormElement) control.requestSubmit()
      else control.click()
    }
    if (state.click !== click) return
    if (isWaiting(click)) return mark(control, true)
    end('idle')
  }

  function drop() {
    const { click } = state
    if (!click) return
    mark(click.control, false)
    end(click.control.isConnected ? 'failed' : 'idle')
  }

  function end(status: Status) {
    state.click = undefined
    showStatus(status)
    dispatchEvent(new Event(answerEvent))
  }

  function fail() {
    state.page = transitions.fail[state.page]
    if (state.page === 'failed') drop()
  }

  function onClick(event: MouseEvent) {
    const control =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>('button:not([popovertarget]),[type=submit],[role=switch]')
    if (!control) return
    if (control.parentElement?.id === failedToLoadId) {
      mark(control, true)
      // Do not reload offline: the browser's own error page would replace this page, and typed text would be lost.
      if (navigator.onLine) reloadWithTyped()
      else addEventListener('online', reloadWithTyped)
      return
    }
    if (!isHydrated())
      return control.hasAttribute(attributes.togglesTheme) ? theme.toggle(control) : store(event, control)
    // React stops the propagation of a click on a part that is not hydrated. Add this listener last, so that it runs
    // after React's listener.
    document.addEventListener('click', () => event.cancelBubble && store(event, control), {
      capture: true,
      once: true,
    })
  }

  addEventListener(
    hydrated,
    () => {
      state.page = transitions.hydrate[state.page]
      showStatus(state.click ? 'pending' : 'idle')
    },
    { once: true },
  )
  addEventListener(partEvent, () =>
    setTimeout(() => {
      if (isHydrated()) theme.replay()
      replay()
    }),
  )
  addEventListener(failed, fail)
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), { capture: true })
  addEventListener('click', onClick, { capture: true })
  // Post the form of a select whose value the page applies immediately, such as the language, because hydration would
  // reset the select.
  addEventListener('change', ({ target }) => {
    if (isHydrated() || !navigator.onLine || !(target instanceof HTMLSelectElement)) return
    if (target.form?.hasAttribute(attributes.worksAlone)) target.form.submit()
  })
  // Reset the state, because the back/forward cache restores the document as it was before the post.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || state.form !== 'sent') return
    state.form = 'unsent'
    for (const control of document.querySelectorAll<HTMLElement>(`[${attributes.pending}]`))
      mark(control, false)
    showStatus('idle')
  })
  // Prevent the browser from posting any other form. The handler of a hydrated form has already prevented its post.
  addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (event.defaultPrevented || !(target instanceof HTMLFormElement) || target.method === 'dialog') return
    store(event, submitter ?? target)
  })
}

const isWaiting = ({ state }: PendingClick) => state === 'waiting'

type Status = 'idle' | 'pending' | 'failed'

function showStatus(next: Status) {
  const status = document.getElementById(statusId)
  if (status) status.textContent = (next === 'pending' && status.getAttribute(attributes.pendingText)) || ''
  const notification = document.getElementById(failedToLoadId)
  if (notification) notification.hidden = next !== 'failed'
}

function mark(control: HTMLElement, isPending: boolean) {
  control.toggleAttribute(attributes.pending, isPending)
  if (isPending) control.setAttribute(attributes.busy, 'true')
  else control.removeAttribute(attributes.busy)
}
