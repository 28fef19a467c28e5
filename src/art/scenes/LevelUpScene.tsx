// Scene of a new level: the emblem of the level over hills, with more plants at higher levels.
import { Star, type ArtProps } from '../Art.tsx'
import { LevelShape } from '../Levels.tsx'
import { Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Tree, Tuft } from '../things/outside.tsx'

export function LevelUpScene({ level, ...props }: ArtProps & { level: number }) {
  const rays = Array.from(
    { length: 4 + level * 2 },
    (_, index, all = 4 + level * 2) => -80 + (160 / (all - 1)) * index,
  )
  return (
    <Scene {...props}>
      {rays.map((turn) => (
        <path
          key={turn}
          d="M180 30v-14"
          stroke={paint.honey}
          strokeWidth="5"
          transform={`rotate(${turn} 180 104)`}
        />
      ))}
      <LevelShape level={level} x={180} y={104} scale={1.36} />
      <path
        d="M28 178c40-26 100-26 148-8 52-20 116-16 156 10-30 22-84 32-152 32-72 0-126-12-152-34Z"
        fill={paint.leaf}
      />
      <Tuft x={92} y={152} scale={0.66} front={paint.fern} back={paint.plum} />
      {level > 1 && <Tuft x={270} y={152} scale={0.66} front={paint.fern} back={paint.plum} />}
      {level > 2 && <Tree x={60} y={124} scale={0.7} />}
      {level > 3 && <Tree x={306} y={126} scale={0.66} colour={paint.blush} shade={paint.rose} />}
      <path d="M48 198c70-14 196-14 264 0-32 10-78 14-132 14s-100-4-132-14Z" fill={paint.fern} />
      <Star x={72} y={74} r={7} />
      <Star x={292} y={70} r={8} />
      <Star x={262} y={118} r={5} fill={paint.rose} />
      <Star x={104} y={112} r={5} fill={paint.rose} />
    </Scene>
  )
}
