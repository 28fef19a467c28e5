// Editor for cropping a picture to a square, with a live preview. The user drags and pinches the picture, or uses
// buttons and a slider. It draws on a canvas, so that the picture needs no URL before the upload.
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useRef, type PointerEvent, type WheelEvent } from 'react'
import { maxZoom, moved, zoomed, zoomOf, type Crop, type Size } from './crop.ts'
import { IconButton } from '../actions/IconButton.tsx'

export interface CropperProps {
  picture: CanvasImageSource & Size
  value: Crop
  onValueChange: (crop: Crop) => void
  /** Text alternative of the preview. */
  label: string
  labels: Record<'zoom' | 'left' | 'right' | 'up' | 'down', string>
}

/** Side length of the drawn canvas in pixels: large enough for a sharp display, small enough for fast drawing. */
const drawn = 640
/** Distance that one click on an arrow moves the picture, as a fraction of the side length. */
const step = 0.1

const directions = [
  { name: 'left', Icon: ArrowLeft, dx: step, dy: 0 },
  { name: 'up', Icon: ArrowUp, dx: 0, dy: step },
  { name: 'down', Icon: ArrowDown, dx: 0, dy: -step },
  { name: 'right', Icon: ArrowRight, dx: -step, dy: 0 },
] as const

export function Cropper({ picture, value, onValueChange, label, labels }: CropperProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    context?.clearRect(0, 0, drawn, drawn)
    context?.drawImage(picture, value.x, value.y, value.side, value.side, 0, 0, drawn, drawn)
  }, [picture, value])
  const zoom = zoomOf(picture, value)
  return (
    <div className="mx-auto grid max-w-80 gap-3">
      <div
        {...usePointers((change) => onValueChange(change(picture, value)))}
        className="relative aspect-square cursor-move touch-none overflow-clip rounded-panel bg-blush-deep"
      >
        <canvas
          ref={canvas}
          width={drawn}
          height={drawn}
          role="img"
          aria-label={label}
          className="size-full"
        />
        <div
          aria-hidden
          className="pointer-events-none absolute inset-2 rounded-full border-2 border-raised shadow-[0_0_0_100vmax_var(--scrim)]"
        />
      </div>
      <div className="flex justify-center gap-1">
        {directions.map(({ name, Icon, dx, dy }) => (
          <IconButton
            key={name}
            label={labels[name]}
            onClick={() => onValueChange(moved(picture, value, { dx, dy }))}
          >
            <Icon aria-hidden className="size-5" />
          </IconButton>
        ))}
      </div>
      <label className="flex min-h-11 items-center gap-3">
        {labels.zoom}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.1}
          value={zoom}
          onChange={(event) => onValueChange(zoomed(picture, value, Number(event.target.value)))}
          className="h-11 min-w-0 flex-1 accent-accent"
        />
      </label>
    </div>
  )
}

type Change = (picture: Size, crop: Crop) => Crop

/** Handles pointers: one pointer moves the picture; two pointers or the mouse wheel zoom it. */
function usePointers(onChange: (change: Change) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const spread = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const apart = spread()
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const frameWidth = event.currentTarget.clientWidth
      const [dx, dy] = [(before.x - event.clientX) / frameWidth, (before.y - event.clientY) / frameWidth]
      const nearer = apart ? spread() / apart : 1
      onChange((picture, crop) =>
        apart ? zoomed(picture, crop, zoomOf(picture, crop) * nearer) : moved(picture, crop, { dx, dy }),
      )
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onWheel: ({ deltaY }: WheelEvent) =>
      onChange((picture, crop) => zoomed(picture, crop, zoomOf(picture, crop) * (1 - deltaY / 500))),
  }
}
