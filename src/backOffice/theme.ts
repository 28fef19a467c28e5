// Theme of the back office: the accent of the brand on a dense, calm layout.
import {
  Badge,
  Button,
  createTheme,
  Notification,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core'
import { messages } from './shell/messages.ts'

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
  primaryShade: { light: 7, dark: 4 },
  colors: { plum },
  defaultRadius: 'md',
  fontFamily: "'Be Vietnam Pro', 'Noto Sans Thai Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Fraunces', 'Noto Sans Thai Variable', serif", fontWeight: '500' },
  cursorType: 'pointer',
  autoContrast: true,
  respectReducedMotion: true,
  // Above this luminance black text has more contrast than white text, and below it white text has at least 4.5:1.
  luminanceThreshold: 0.18,
  components: {
    Badge: Badge.extend({ defaultProps: { tt: 'none', fw: 500 } }),
    Button: Button.extend({
      // The library chooses the color of the text for the light scheme only.
      vars: (_theme, { variant = 'filled', color }) => ({
        root:
          variant === 'filled' && color === undefined
            ? { '--button-color': 'var(--mantine-primary-color-contrast)' }
            : {},
      }),
    }),
    Notification: Notification.extend({
      defaultProps: {
        closeButtonProps: { 'aria-label': messages['backOffice.keys.close'] },
        // The library's color has too little contrast.
        styles: { description: { color: 'var(--mantine-color-text)' } },
      },
    }),
  },
})

/** Replaces the library's colors of secondary text and of errors, whose contrast is below WCAG AA. */
export const secondaryColors: CSSVariablesResolver = ({ colors: { gray, dark, red } }) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': gray[7],
    '--mantine-color-placeholder': gray[7],
    '--mantine-color-error': red[9],
  },
  dark: {
    '--mantine-color-dimmed': dark[1],
    '--mantine-color-placeholder': dark[1],
    '--mantine-color-error': red[4],
  },
})
