// QR code of a text, with the quiet zone that the standard requires. It is dark on light in both themes, because many
// cameras cannot read inverted codes.
import { generate } from 'lean-qr'

/** Width of the quiet zone in modules, as the standard requires. */
const edge = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const side = code.size + 2 * edge
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto mt-4 block w-64 max-w-full rounded-panel"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0Z`} />
      <path fill="#1f1f20" d={darkOf(code)} />
    </svg>
  )
}

function darkOf(code: ReturnType<typeof generate>): string {
  const places = Array.from({ length: code.size }, (_, place) => place)
  return places
    .flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x + edge} ${y + edge}h1v1h-1Z`))
    .join('')
}
