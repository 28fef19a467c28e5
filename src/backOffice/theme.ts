// Theme of the back office: the colors of the brand on a dense, calm layout. The shades are those of the members' app
// (src/ui/style/colours.css), in the tuples that the component library expects.
import {
  Badge,
  Button,
  Card,
  createTheme,
  Modal,
  Notification,
  Paper,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core'
import { messages } from './shell/messages.ts'

/** Shades of the brand's accent, from light to dark. */
const plum: MantineColorsTuple = [
  '#fcf3f4',
  '#f9e9e9',
  '#f1d3d5',
  '#e5b4bd',
  '#d098a2',
  '#ad697a',
  '#8b4e5e',
  '#6f3b49',
  '#522c37',
  '#381f26',
]

/** Warm shades of lines, fields and secondary text in the light scheme. */
const gray: MantineColorsTuple = [
  '#faf6f3',
  '#f4eeeb',
  '#ece4e0',
  '#e1d7d3',
  '#d1c4c0',
  '#b0a29f',
  '#877a78',
  '#574b4b',
  '#3f3536',
  '#2a2324',
]

/** Plum-brown shades of the dark scheme, from text to ground, without pure white. */
const dark: MantineColorsTuple = [
  '#e8dfdb',
  '#cabdba',
  '#a49391',
  '#86757a',
  '#4c3b41',
  '#3d2e33',
  '#2d2226',
  '#1f1618',
  '#191113',
  '#120c0e',
]

const raised = { backgroundColor: 'var(--raised)' }

export const theme = createTheme({
  primaryColor: 'plum',
  primaryShade: { light: 7, dark: 4 },
  black: '#1f1f20',
  colors: { plum, gray, dark },
  defaultRadius: 'md',
  fontFamily: "'Be Vietnam Pro', 'Noto Sans Thai Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Fraunces', 'Noto Sans Thai Variable', serif", fontWeight: '500' },
  cursorType: 'pointer',
  autoContrast: true,
  respectReducedMotion: true,
  // Above this luminance black text has more contrast than white text, and below it white text has at least 4.5:1.
  luminanceThreshold: 0.18,
  components: {
    // The library's text of 11 px is too small to read in a list, and its badges cut off long text.
    Badge: Badge.extend({
      defaultProps: { tt: 'none', fw: 500, miw: 'max-content' },
      vars: () => ({ root: { '--badge-fz': '12px', '--badge-height': '22px' } }),
    }),
    Button: Button.extend({
      // The library chooses the color of the text for the light scheme only.
      vars: (_theme, { variant = 'filled', color }) => ({
        root:
          variant === 'filled' && color === undefined
            ? { '--button-color': 'var(--mantine-primary-color-contrast)' }
            : {},
      }),
    }),
    Card: Card.extend({ styles: { root: raised } }),
    Modal: Modal.extend({ styles: { content: raised, header: raised, title: { fontWeight: 600 } } }),
    Notification: Notification.extend({
      defaultProps: {
        closeButtonProps: { 'aria-label': messages['backOffice.keys.close'] },
        // The library's color has too little contrast.
        styles: { description: { color: 'var(--mantine-color-text)' } },
      },
    }),
    Paper: Paper.extend({ styles: { root: raised } }),
  },
})

/** Adds the ground and the raised surfaces, and replaces colors of the library whose contrast is below WCAG AA. */
export const colorRoles: CSSVariablesResolver = ({
  colors: { plum: accent, gray: warm, dark: dim, red },
}) => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fbf8f5',
    '--raised': '#fffdfc',
    '--mantine-color-default': '#fffdfc',
    '--mantine-color-default-border': warm[3],
    '--mantine-color-dimmed': warm[7],
    '--mantine-color-placeholder': warm[7],
    '--mantine-color-error': red[9],
  },
  dark: {
    '--raised': '#271c1f',
    '--mantine-color-default-border': dim[4],
    '--mantine-color-dimmed': dim[1],
    '--mantine-color-placeholder': dim[1],
    '--mantine-color-error': red[4],
    // The library's darker shade of a button under the mouse has too little contrast with its dark text.
    '--mantine-color-plum-filled-hover': accent?.[3] ?? '',
    '--mantine-primary-color-filled-hover': accent?.[3] ?? '',
  },
})
