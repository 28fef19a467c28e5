// Measures and colors of the pictures that members share. The server draws the pictures, and the browser draws a line of
// the member on the cards.

/** Colors of the light theme, because a picture looks the same in both themes. */
export const pictureColors = {
  ground: '#fdf6f1',
  panel: '#f6dcdc',
  ink: '#1f1f20',
  soft: '#5f5456',
  brand: '#6f3b49',
} as const

/** Distance from the edges to the text in pixels. */
export const pictureMargin = 72

/** Size of a card in pixels, and the height of the drawing at its top. */
export const card = { width: 1080, height: 1350, drawingHeight: 800 } as const
