// A part of a page that the server draws in full and that comes to life after the page around it: when everything else
// has loaded, or at once when somebody touches it. On a poor network she reads and types long before its code is there.
import { lazy, type ComponentType } from 'react'
import { needed } from './needed.ts'
import { pageChunk } from './reload.ts'

/** To be shown inside `<Suspense>`; what was typed in it, or sent, before it was alive is kept. */
export const island = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    if (!import.meta.env.SSR) {
      addEventListener('submit', hold, { capture: true })
      await needed()
    }
    return { default: await pageChunk(load) }
  })

/** The form that was sent before it was alive. */
let held: HTMLFormElement | undefined

function hold(event: SubmitEvent) {
  event.preventDefault()
  if (event.target instanceof HTMLFormElement) held = event.target
}

/** For a form that has just come to life: does what was asked of it before. */
export function submitHeld() {
  removeEventListener('submit', hold, { capture: true })
  held?.requestSubmit()
  held = undefined
}
