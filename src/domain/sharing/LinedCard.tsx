// Preview of a card with the line of the member. The preview is a canvas, because the browser draws the line.
import { useEffect, useEffectEvent, useRef } from 'react'
import { card as cardSize } from '#shared/sharedPicture.ts'
import { drawLine, pictureOf } from './lineOnCard.ts'

type LinedCardProps = {
  card: Blob
  line: string
  /** Text alternative. */
  label: string
  onDrawn: (picture: Blob) => void
}

export function LinedCard({ card, line, label, onDrawn }: LinedCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const report = useEffectEvent(onDrawn)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      await document.fonts.ready
      const bitmap = await createImageBitmap(card)
      if (!isCurrent || !canvas.current) return
      drawLine(canvas.current, bitmap, line)
      const picture = await pictureOf(canvas.current)
      if (isCurrent) report(picture)
    }
    // Ignore the error: without the picture, the panel offers neither sharing nor the download.
    draw().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [card, line])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={cardSize.width}
      height={cardSize.height}
      className="block h-auto w-full rounded-card border border-line bg-blush"
    />
  )
}
