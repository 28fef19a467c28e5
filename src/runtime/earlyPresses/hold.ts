// A press before the page lives. The document carries this function as its first script, so it uses nothing from outside of
// itself and is kept small: it holds the press, shows that it waits, and does it as soon as somebody answers to it.
// Links, fields and native popovers work without any script and are left alone.

/** Told to the window once React has taken the document over. */
export const takenOver = 'hub:taken-over'

/** Told to the window where React cannot take the document over: its code or its words could not be had. */
export const failed = 'hub:failed'

/** The document's own place for what is said of a press that waits; its words are in `data-words`. */
export const statusId = 'status'

/** What is shown where the page did not finish loading and a press is lost; its button loads the page anew. */
export const failedToLoadId = 'unloaded'

/** Where what was typed lies while such a page is loaded anew (`typed.ts`). */
export const typedKey = 'typed'

export function holdEarlyPresses(
  takeOver: string,
  failure: string,
  wordsId: string,
  noticeId: string,
  keptAs: string,
) {
  let isTakenOver = false
  let isLost = false
  let isBlocked = false
  let tries = 0
  let held: HTMLElement | undefined

  const say = (waits: boolean, hasFailedToLoad = false) => {
    const status = document.getElementById(wordsId)
    if (status) status.textContent = (waits && status.dataset.words) || ''
    const notice = document.getElementById(noticeId)
    if (notice) notice.hidden = !hasFailedToLoad
  }
  const mark = (control: HTMLElement, waits: boolean) => {
    control.toggleAttribute('data-held', waits)
    control.ariaBusy = waits ? 'true' : null
  }
  // The newest press is what counts; the same once more is the same.
  const hold = (event: Event, control: HTMLElement) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    isBlocked = true
    if (control === held) return
    if (held) mark(held, false)
    else setTimeout(retry, 50)
    held = control
    tries = 0
    mark(control, true)
    say(true)
  }
  const retry = () => {
    const control = held
    if (!control) return
    // Twenty seconds of a page that is awake.
    if (isLost || ++tries > 400) {
      held = undefined
      mark(control, false)
      return say(false, control.isConnected)
    }
    if (control.isConnected && !isTakenOver) return void setTimeout(retry, 50)
    // React takes the mark for none of its own: it is gone before the press, and back if nobody answered.
    mark(control, false)
    isBlocked = false
    // What is gone or disabled by now takes no press.
    if (control.isConnected) {
      if (control instanceof HTMLFormElement) control.requestSubmit()
      else control.click()
    }
    if (held !== control) return
    if (isBlocked) {
      mark(control, true)
      setTimeout(retry, 50)
    } else {
      held = undefined
      say(false)
    }
  }

  const lose = () => (isLost = !isTakenOver)
  // No browser's own keeping of forms covers a reload. What it is told not to keep is not kept here either.
  const reload = () => {
    const typed: [name: string, value: string | boolean][] = []
    for (const field of document.querySelectorAll<HTMLInputElement>('form :is(input,select,textarea)')) {
      const { type, autocomplete } = field
      const name = field.name || field.ariaLabel
      if (name && !/^(?:password|hidden|file|radio)$/.test(type) && !/off|code$|password/.test(autocomplete))
        typed.push([name, type === 'checkbox' ? field.checked : field.value])
    }
    try {
      sessionStorage.setItem(keptAs, JSON.stringify({ path: location.pathname, typed }))
    } catch {
      // It is typed again.
    }
    location.reload()
  }

  addEventListener(
    takeOver,
    () => {
      isTakenOver = true
      say(held !== undefined)
    },
    { once: true },
  )
  addEventListener(failure, lose)
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && lose(), { capture: true })
  addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('button:not([popovertarget]),[type=submit],[role=switch]')
      if (!control) return
      if (control.parentElement?.id === noticeId) {
        mark(control, true)
        // The browser's own page in place of this one would take along what was typed.
        if (navigator.onLine) return reload()
        return addEventListener('online', reload)
      }
      if (!isTakenOver) return hold(event, control)
      // React stops what hits a part that it has not taken over yet. Asked last of all who listen on the document.
      document.addEventListener('click', () => event.cancelBubble && hold(event, control), {
        capture: true,
        once: true,
      })
    },
    { capture: true },
  )
  // No form is sent by the browser itself. Whoever has taken it has prevented that by now.
  addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (event.defaultPrevented || !(target instanceof HTMLFormElement) || target.method === 'dialog') return
    hold(event, submitter ?? target)
  })
}
