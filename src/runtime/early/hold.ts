// A press before the page lives. The document carries this function as its first script, so it uses nothing from outside of
// itself and is kept small: it holds the press, shows that it waits, and does it as soon as somebody answers to it.
// Links, fields and native popovers work without any script and are left alone.

/** Told to the window once React has taken the document over. */
export const takenOver = 'hub:taken-over'

/** The document's own place for what is said of a press that waits; its words are in `data-words`. */
export const statusId = 'status'

export function holdEarlyPresses(takeOver: string, wordsId: string) {
  let isTakenOver = false
  let isBlocked = false
  let held: HTMLElement | undefined

  const say = (waits: boolean) => {
    const status = document.getElementById(wordsId)
    if (status) status.textContent = (waits && status.dataset.words) || ''
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
    mark(control, true)
    say(true)
  }
  const retry = () => {
    const control = held
    if (!control) return
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

  addEventListener(takeOver, () => (isTakenOver = true), { once: true })
  addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('button:not([popovertarget]),[type=submit],[role=switch]')
      if (!control) return
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
