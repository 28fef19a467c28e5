// Backgrounds of pictures that are stored as files. An <img> does not know the theme of the page, so each picture has
// a background in a light and a dark variant.
import type { ReactElement, ReactNode } from 'react'
import { paint } from '../paint.ts'

/** Pictures of a folder by name; the picture `night-light` in `gifts` is served as `/art/gifts/night-light.svg`. */
export type Pictures = Record<string, ReactElement>

interface Ground {
  base: string
  /** Translucent layer above the base color. */
  wash?: string
  /** Shape behind the object, and the opacity of the shape. */
  form: string
  veil?: number
  shade: string
}

export type GroundTone = 'blush' | 'sand' | 'sage' | 'sky' | 'rose' | 'night'

const groundOf = (colour: string) => colour.replace('--art-', '--art-ground-')
const formOf = (colour: string) => colour.replace('--art-', '--art-form-')

const grounds: Record<GroundTone, Ground> = {
  blush: { base: groundOf(paint.blush), form: formOf(paint.mist), shade: paint.rose },
  sand: { base: groundOf(paint.moon), form: formOf(paint.cream), veil: 0.62, shade: paint.straw },
  sage: {
    base: groundOf(paint.cream),
    wash: groundOf(paint.leaf),
    form: formOf(paint.leaf),
    veil: 0.45,
    shade: paint.fern,
  },
  sky: { base: groundOf(paint.sky), form: formOf(paint.mist), veil: 0.65, shade: paint.dusk },
  rose: { base: groundOf(paint.blush), form: formOf(paint.rose), veil: 0.55, shade: paint.plum },
  night: { base: groundOf(paint.dusk), form: formOf(paint.deep), shade: paint.plum },
}

function Sheet({ ground, width, height }: { ground: GroundTone; width: number; height: number }) {
  const { base, wash } = grounds[ground]
  const all = `M0 0h${width}v${height}H0Z`
  return (
    <>
      <path d={all} fill={base} />
      {wash && <path d={all} fill={wash} opacity=".36" />}
    </>
  )
}

function Form({ ground, d }: { ground: GroundTone; d: string }) {
  const { form, veil } = grounds[ground]
  return <path d={d} fill={form} opacity={veil} />
}

const forms = {
  arch: 'M28 124V82c0-31 22-52 52-52s52 21 52 52v42Z',
  round: 'M79 18c36-3 65 18 68 54s-23 70-67 72S14 118 13 78 40 21 79 18Z',
  hill: 'M0 92C36 60 92 58 126 80c14 8 24 10 34 8v72H0Z',
  window: 'M34 30c30-3 62-3 92 0 3 31 3 61 0 92-30 3-62 3-92 0-3-31-3-61 0-92Z',
} as const

function Paper({
  width,
  height,
  from = '0 0',
  children,
}: {
  width: number
  height: number
  /** Position of the top left corner of the view box. */
  from?: string
  children: ReactNode
}) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${from} ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

/** Draws a square picture of an object. Place the object on the ledge at y = 122, centered at x = 80. */
export function Tile({
  ground,
  form = 'arch',
  shadow = 40,
  children,
}: {
  ground: GroundTone
  form?: keyof typeof forms
  /** Half of the width of the shadow on the ledge; 0 for objects that hang or float. */
  shadow?: number
  children: ReactNode
}) {
  const { shade } = grounds[ground]
  return (
    <Paper width={140} height={140} from="10 12">
      <Sheet ground={ground} width={160} height={160} />
      <Form ground={ground} d={forms[form]} />
      {form === 'arch' && <path d="M20 126c40-2 80-2 120 0" stroke={shade} strokeWidth="7" opacity=".6" />}
      {shadow > 0 && <ellipse cx="80" cy="122" rx={shadow} ry="5" fill={shade} opacity=".32" />}
      {children}
    </Paper>
  )
}

/**
 * Draws a picture of a location with the aspect ratio 8 : 5. The important parts are in the middle square, because
 * phones may crop the picture to it.
 */
export function Banner({
  ground,
  hills,
  children,
}: {
  ground: GroundTone
  hills?: boolean
  children: ReactNode
}) {
  return (
    <Paper width={320} height={200}>
      <Sheet ground={ground} width={320} height={200} />
      {hills && <Form ground={ground} d="M0 142c48-34 116-38 168-14 52-26 104-26 152-2v74H0Z" />}
      {children}
    </Paper>
  )
}

/** Draws a magazine cover with the aspect ratio 3 : 4. */
export function Cover({ ground, children }: { ground: GroundTone; children: ReactNode }) {
  return (
    <Paper width={240} height={320}>
      <Sheet ground={ground} width={240} height={320} />
      {children}
    </Paper>
  )
}

/** Draws rays behind a prize. */
export function Rays({ colour }: { colour: string }) {
  const d = Array.from({ length: 12 }, (_, index) => {
    const at = (part: number) => {
      const angle = ((index + part) * Math.PI) / 6
      return `${Math.round(80 + 110 * Math.cos(angle))} ${Math.round(80 + 110 * Math.sin(angle))}`
    }
    return `M80 80 ${at(0)}L${at(0.46)}Z`
  })
  return <path d={d.join('')} fill={colour} opacity=".5" />
}
