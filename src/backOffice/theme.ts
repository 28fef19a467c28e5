// Theme of the back office: the accent of the brand on a dense, calm layout.
import { Badge, createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

/** Shades of the brand's accent, from light to dark. */
const plum: MantineColorsTuple = [
  '#fbf1f3',
  '#f0dee2',
  '#e2bbc4',
  '#d496a4',
  '#c87689',
  '#b65f74',
  '#97505f',
  '#6f3b49',
  '#5a2f3b',
  '#44232c',
]

export const theme = createTheme({
  primaryColor: 'plum',
  // The text of filled buttons is white in both schemes, so that the dark shade must be dark enough (5.9:1).
  primaryShade: { light: 7, dark: 6 },
  colors: { plum },
  defaultRadius: 'md',
  fontFamily: "'Be Vietnam Pro', 'Noto Sans Thai Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Fraunces', 'Noto Sans Thai Variable', serif", fontWeight: '500' },
  cursorType: 'pointer',
  autoContrast: true,
  components: { Badge: Badge.extend({ defaultProps: { tt: 'none', fw: 500 } }) },
})

/** Replaces the library's colors of secondary text, whose contrast is below WCAG AA. */
export const secondaryColors: CSSVariablesResolver = ({ colors: { gray, dark } }) => ({
  variables: {},
  light: { '--mantine-color-dimmed': gray[7], '--mantine-color-placeholder': gray[7] },
  dark: { '--mantine-color-dimmed': dark[1], '--mantine-color-placeholder': dark[1] },
})
