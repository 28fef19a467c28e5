// Pictures of the membership levels, for pages that show them as files.
import { LevelShape } from '../Levels.tsx'
import { Tile, type GroundTone, type Pictures } from './frames.tsx'

const emblem = (level: number, ground: GroundTone) => (
  <Tile ground={ground} form="round" shadow={0}>
    <LevelShape level={level} x={80} y={82} scale={1.15} />
  </Tile>
)

export const levels: Pictures = {
  1: emblem(1, 'sky'),
  2: emblem(2, 'sage'),
  3: emblem(3, 'sand'),
  4: emblem(4, 'blush'),
}
