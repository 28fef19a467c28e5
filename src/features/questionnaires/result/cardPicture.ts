// Draws the result card as a picture that the user can save. The browser draws it, so that no data is sent.
import type { OutcomeCard } from '#generated/schema.d.ts'

type CardPicture = { card: OutcomeCard; title: string; text: string; hub: string; locale: string }

const side = 1080

export async function cardPicture({ card, title, text, hub, locale }: CardPicture): Promise<Blob> {
  await document.fonts.ready
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side, lang: locale })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('Canvas is not available.')
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const family = getComputedStyle(document.body).fontFamily
  const line = (words: string, y: number, { size, weight = 600 }: { size: number; weight?: number }) => {
    pen.font = `${weight} ${size}px ${family}`
    // Scale down text that is wider than the card.
    const fitting = Math.min(size, (size * (side - 160)) / pen.measureText(words).width)
    pen.font = `${weight} ${fitting}px ${family}`
    pen.fillText(words, side / 2, y)
  }
  pen.textAlign = 'center'
  pen.fillStyle = colour('--accent')
  pen.fillRect(0, 0, side, side)
  pen.fillStyle = colour('--on-accent')
  line(title, 150, { size: 46 })
  line(card.label, 360, { size: 44 })
  line([card.value, card.unit].filter(Boolean).join(' '), 620, { size: card.value.length > 4 ? 120 : 240 })
  line(text, 780, { size: 46, weight: 400 })
  line(hub, 980, { size: 36, weight: 400 })
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png')
  })
}
