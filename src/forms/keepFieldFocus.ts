// Keeps the focus in a form field while the user clicks a button or link. Otherwise the field would lose the focus on
// mouse down and be validated. Its error message would move the button away from the pointer before mouse up, and the
// browser would not dispatch the click.

function keepFieldFocus(event: MouseEvent) {
  const isInField = document.activeElement?.matches('form :is(input, textarea)')
  if (isInField && event.target instanceof Element && event.target.closest('button, a'))
    event.preventDefault()
}

if (!import.meta.env.SSR) document.addEventListener('mousedown', keepFieldFocus)
