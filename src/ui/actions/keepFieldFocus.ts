// Keeps the focus in a form's field while a button or link is clicked. A field validates on blur: its error would appear between
// mouse down and mouse up, move the button away from the pointer, and the browser would not send the click.
import type { MouseEvent } from 'react'

/** For `onMouseDown` of the form, or of a block below it. */
export function keepFieldFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button, a')) event.preventDefault()
}
