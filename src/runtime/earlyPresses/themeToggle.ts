// Toggles the theme before hydration, because only styles depend on it, and clicks the control once the page can store the choice.

export function createThemeToggle() {
  let toggled: { control: HTMLElement; previous: string | undefined } | undefined
  return {
    toggle(control: HTMLElement) {
      const { dataset } = document.documentElement
      const previous = dataset.theme
      const isNight = previous ? previous === 'night' : matchMedia('(prefers-color-scheme: dark)').matches
      if (!toggled) dataset.theme = isNight ? 'day' : 'night'
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
