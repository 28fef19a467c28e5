// Stores a click made before hydration, shows it as pending, and replays it once React handles it. Vite compiles this module into the
// first script of the document (`start/earlyPresses.ts`), so it imports only names. Links, fields and native popovers work without
// scripts and are ignored; the theme toggles immediately.
import { attributes, failed, failedToLoadId, hydrated, statusId } from './names.ts'
import { reloadWithTyped } from './reload.ts'
import { createThemeToggle } from './themeToggle.ts'
import { formSentByBrowser, restoreStoredFields } from './nativeForms.ts'

/** State of the page. A part of a hydrated page may still wait for its code. */
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

/** A click that waits, or is dispatched at this moment. If React does not handle a replayed click, it waits again. */
type Press = { state: 'waiting' | 'replaying'; control: HTMLElement; tries: number }

type Options = {
  /** Event of a part of the page that is hydrated. */
  partEvent: string
  /** Dispatched when a click was replayed or dropped. */
  answerEvent: string
}

/** Interval between two tries in ms. */
const interval = 500
/** 20 s, not counting time in which the page's timers are suspended. */
const maxTries = 40

export function replayEarlyPresses({ partEvent, answerEvent }: Options) {
  const state: {
    page: PageState
    press: Press | undefined
    timer: ReturnType<typeof setTimeout> | undefined
    /** A form that the browser sends navigates away; the page may come back from the cache. */
    form: 'unsent' | 'sent'
  } = { page: 'loading', press: undefined, timer: undefined, form: 'unsent' }
  const theme = createThemeToggle()

  const isHydrated = () => state.page === 'hydrated' || state.page === 'hydratedAfterFailure'
  const isFailed = () => state.page === 'failed' || state.page === 'hydratedAfterFailure'

  /** Lets the browser send the form. @returns true if it does */
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

  /** Stores the newest click; a second click on the same control is ignored. */
  function store(event: Event, control: HTMLElement) {
    if (sendForm(event, control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (state.press?.control === control) {
      state.press.state = 'waiting'
      return
    }
    if (state.press) mark(state.press.control, false)
    state.press = { state: 'waiting', control, tries: 0 }
    clearTimeout(state.timer)
    state.timer = setTimeout(retry, isFailed() ? 0 : interval)
    mark(control, true)
    showStatus('pending')
  }

  /**
   * Retries at intervals. Hydrated parts dispatch an event and are retried then, because React handles each attempt,
   * which costs time on a slow phone. Parts that wait for data dispatch no event.
   */
  function retry() {
    const { press } = state
    if (!press) return
    press.tries += 1
    if (isFailed() || press.tries >= maxTries) return drop()
    if (isHydrated() || !press.control.isConnected) replay()
    if (state.press === press) state.timer = setTimeout(retry, interval)
  }

  function replay() {
    const { press } = state
    if (!press) return
    const { control } = press
    // React would report the attributes as a hydration mismatch.
    mark(control, false)
    press.state = 'replaying'
    if (control.isConnected) {
      if (control instanceof HTMLFormElement) control.requestSubmit()
      else control.click()
    }
    if (state.press !== press) return
    if (isWaiting(press)) return mark(control, true)
    end('idle')
  }

  function drop() {
    const { press } = state
    if (!press) return
    mark(press.control, false)
    end(press.control.isConnected ? 'failed' : 'idle')
  }

  function end(status: Status) {
    state.press = undefined
    showStatus(status)
    dispatchEvent(new Event(answerEvent))
  }

  function fail() {
    state.page = transitions.fail[state.page]
    if (state.page === 'failed') drop()
  }

  function click(event: MouseEvent) {
    const control =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>('button:not([popovertarget]),[type=submit],[role=switch]')
    if (!control) return
    if (control.parentElement?.id === failedToLoadId) {
      mark(control, true)
      // Offline, the browser's own error page would replace this one and lose the typed text.
      if (navigator.onLine) reloadWithTyped()
      else addEventListener('online', reloadWithTyped)
      return
    }
    if (!isHydrated())
      return control.hasAttribute(attributes.togglesTheme) ? theme.toggle(control) : store(event, control)
    // React stops the propagation of a click on a part that is not hydrated. Added last, so that it runs after React's listener.
    document.addEventListener('click', () => event.cancelBubble && store(event, control), {
      capture: true,
      once: true,
    })
  }

  addEventListener(
    hydrated,
    () => {
      state.page = transitions.hydrate[state.page]
      showStatus(state.press ? 'pending' : 'idle')
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
  addEventListener('click', click, { capture: true })
  // A select that the page applies immediately, such as the language, would be reset by its hydration.
  addEventListener('change', ({ target }) => {
    if (isHydrated() || !navigator.onLine || !(target instanceof HTMLSelectElement)) return
    if (target.form?.hasAttribute(attributes.worksAlone)) target.form.submit()
  })
  // The back/forward cache restores the document as it was before the form was sent.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || state.form !== 'sent') return
    state.form = 'unsent'
    for (const control of document.querySelectorAll<HTMLElement>(`[${attributes.pending}]`))
      mark(control, false)
    showStatus('idle')
  })
  // The browser sends no other form. The handler of a hydrated form has prevented it already.
  addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (event.defaultPrevented || !(target instanceof HTMLFormElement) || target.method === 'dialog') return
    store(event, submitter ?? target)
  })
}

const isWaiting = ({ state }: Press) => state === 'waiting'

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
