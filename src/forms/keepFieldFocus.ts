// Keeps the focus in a form's field while a button or link of the page is clicked. A field validates on blur: its error would appear
// between mouse down and mouse up and move the button away from the pointer, and the browser would not send the click.

function keepFieldFocus(event: MouseEvent) {
  const isInField = document.activeElement?.matches('form :is(input, textarea)')
  if (isInField && event.target instanceof Element && event.target.closest('button, a'))
    event.preventDefault()
}

if (!import.meta.env.SSR) document.addEventListener('mousedown', keepFieldFocus)
