// Toggles the theme before hydration; this works because only styles depend on the theme. When the page has hydrated
// and can store the choice, the click on the control is replayed.

export function createThemeToggle() {
  let toggled: { control: HTMLElement; previous: string | undefined } | undefined
  return {
    toggle(control: HTMLElement) {
      const { dataset } = document.documentElement
      const previous = dataset.theme
      const isDark = previous ? previous === 'night' : matchMedia('(prefers-color-scheme: dark)').matches
      if (!toggled) dataset.theme = isDark ? 'day' : 'night'
      else if (toggled.previous) dataset.theme = toggled.previous
      else delete dataset.theme
      toggled = toggled ? undefined : { control, previous }
    },
    replay() {
      toggled?.control.click()
      toggled = undefined
    },
  }
}
