// Keeps a press made before hydration and replays it. The document carries this function as its first script, so it uses
// nothing from outside of itself and stays small: it keeps the press, shows it as pending, and replays it once React handles it.
// Links, fields and native popovers work without any script and are left alone; the theme turns at once.

/** Dispatched on the window once React has started to hydrate the document. */
export const hydrated = 'hub:hydrated'

/** Dispatched on the window where the document cannot be hydrated: code or messages could not be fetched. */
export const failed = 'hub:failed'

/** The document's live region for a pending press; its text is in `data-words`. */
export const statusId = 'status'

/** The notice for a page that did not finish loading, where a press is lost; its button reloads the page. */
export const failedToLoadId = 'unloaded'

/** The key of the session storage that keeps what was typed during such a reload (`typed.ts`). */
export const typedKey = 'typed'

export function replayEarlyPresses(
  hydrationEvent: string,
  partEvent: string,
  failureEvent: string,
  answerEvent: string,
  statusElementId: string,
  noticeId: string,
  storageKey: string,
) {
  let isHydrated = false
  let hasFailed = false
  let isBlocked = false
  let isSent = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: HTMLElement | undefined
  let turned: { control: HTMLElement; from: string | undefined } | undefined

  const showStatus = (waits: boolean, hasFailedToLoad = false) => {
    const status = document.getElementById(statusElementId)
    if (status) status.textContent = (waits && status.dataset.words) || ''
    const notice = document.getElementById(noticeId)
    if (notice) notice.hidden = !hasFailedToLoad
  }
  const mark = (control: HTMLElement, waits: boolean) => {
    control.toggleAttribute('data-pending', waits)
    // An attribute, because Firefox before 119 does not reflect ARIA properties.
    if (waits) control.setAttribute('aria-busy', 'true')
    else control.removeAttribute('aria-busy')
  }
  // A form that the server answers as well does not wait for the page's code, which a first visit has not fetched yet: the browser
  // sends it. On a return the code is there before an answer could be.
  const send = (event: Event, control: HTMLElement) => {
    const form = control instanceof HTMLFormElement ? control : control.closest('form')
    const isSender = control.getAttribute('type') !== 'button'
    if (!form || !isSender || form.dataset.worksAlone === undefined || isHydrated) return false
    if (!navigator.onLine || (navigator.serviceWorker?.controller && !hasFailed)) return false
    if (event.type === 'click') {
      if (isSent) event.preventDefault()
      return true
    }
    isSent = true
    mark(control, true)
    showStatus(true)
    for (const field of form.querySelectorAll<HTMLInputElement>('[data-kept]')) {
      try {
        const key = field.dataset.kept ?? ''
        const kept = sessionStorage.getItem(key) ?? localStorage.getItem(key)
        if (kept !== null) field.value = kept
        else if (field.value) sessionStorage.setItem(key, field.value)
      } catch {
        // Storage is blocked: what the server has proposed is sent.
      }
    }
    return true
  }
  // Day and night are the style's alone, and are seen at once. Whoever remembers the choice hears of the press once they are there.
  const turnTheme = (control: HTMLElement) => {
    const { dataset } = document.documentElement
    const from = dataset.theme
    const isNight = from ? from === 'night' : matchMedia('(prefers-color-scheme: dark)').matches
    if (!turned) dataset.theme = isNight ? 'day' : 'night'
    else if (turned.from) dataset.theme = turned.from
    else delete dataset.theme
    turned = turned ? undefined : { control, from }
  }
  // Only the newest press counts; pressing the same control again changes nothing.
  const keep = (event: Event, control: HTMLElement) => {
    if (send(event, control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    isBlocked = true
    if (control === pending) return
    if (pending) mark(pending, false)
    pending = control
    tries = 0
    clearTimeout(timer)
    timer = setTimeout(wait, hasFailed ? 0 : 500)
    mark(control, true)
    showStatus(true)
  }
  // Whoever comes to life says so, and the press is tried then: React handles each try, which a slow phone has no time for. What
  // says nothing, such as data that a part waits for, is found by looking now and then.
  const wait = () => {
    if (!pending) return
    // Twenty seconds, not counting while the page's timers are suspended.
    if (hasFailed || ++tries >= 40) return giveUp()
    if (isHydrated || !pending.isConnected) press()
    timer = setTimeout(wait, 500)
  }
  const giveUp = () => {
    const control = pending
    if (!control) return
    pending = undefined
    mark(control, false)
    showStatus(false, control.isConnected)
    dispatchEvent(new Event(answerEvent))
  }
  const press = () => {
    const control = pending
    if (!control) return
    // React would report the mark as a hydration mismatch: it is removed before the press, and set again if nothing handled it.
    mark(control, false)
    isBlocked = false
    // A control that was removed or disabled meanwhile takes no press.
    if (control.isConnected) {
      if (control instanceof HTMLFormElement) control.requestSubmit()
      else control.click()
    }
    if (pending !== control) return
    if (isBlocked) return mark(control, true)
    pending = undefined
    showStatus(false)
    dispatchEvent(new Event(answerEvent))
  }

  const fail = () => {
    hasFailed = !isHydrated
    if (hasFailed) giveUp()
  }
  // Browsers do not restore forms after a reload. What `autocomplete` tells them not to store is not stored here either.
  const reload = () => {
    const typed: [name: string, value: string | boolean][] = []
    for (const field of document.querySelectorAll<HTMLInputElement>('form :is(input,select,textarea)')) {
      const { type, autocomplete } = field
      const name = field.name || field.getAttribute('aria-label')
      if (name && !/^(?:password|hidden|file|radio)$/.test(type) && !/off|code$|password/.test(autocomplete))
        typed.push([name, type === 'checkbox' ? field.checked : field.value])
    }
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ path: location.pathname, typed }))
    } catch {
      // Storage is blocked or full: it has to be typed again.
    }
    location.reload()
  }

  addEventListener(
    hydrationEvent,
    () => {
      isHydrated = true
      showStatus(pending !== undefined)
    },
    { once: true },
  )
  addEventListener(partEvent, () =>
    setTimeout(() => {
      if (isHydrated) {
        turned?.control.click()
        turned = undefined
      }
      press()
    }),
  )
  addEventListener(failureEvent, fail)
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), { capture: true })
  addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('button:not([popovertarget]),[type=submit],[role=switch]')
      if (!control) return
      if (control.parentElement?.id === noticeId) {
        mark(control, true)
        // Offline, the browser's own error page would replace this one and lose what was typed.
        if (navigator.onLine) return reload()
        return addEventListener('online', reload)
      }
      if (!isHydrated && control.dataset.turnsTheme !== undefined) return turnTheme(control)
      if (!isHydrated) return keep(event, control)
      // React stops the propagation of a click on a part that is not hydrated yet. Added last, so that it runs after React's listener.
      document.addEventListener('click', () => event.cancelBubble && keep(event, control), {
        capture: true,
        once: true,
      })
    },
    { capture: true },
  )
  // What is chosen at once, a language, would be undone as its field hydrates.
  addEventListener('change', ({ target }) => {
    if (isHydrated || !navigator.onLine || !(target instanceof HTMLSelectElement)) return
    if (target.form?.dataset.worksAlone !== undefined) target.form.submit()
  })
  // Whoever comes back to the document finds it as it was before it was sent.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || !isSent) return
    isSent = false
    for (const control of document.querySelectorAll<HTMLElement>('[data-pending]')) mark(control, false)
    showStatus(false)
  })
  // No other form is sent by the browser itself. A form that is hydrated has prevented that by now.
  addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (event.defaultPrevented || !(target instanceof HTMLFormElement) || target.method === 'dialog') return
    keep(event, submitter ?? target)
  })
}
