// Picture of a check-in game, with seven parts for the days of the cycle. Parts of completed days are lit.
import type { ComponentType } from 'react'
import type { CheckInState, Game } from '#generated/schema.d.ts'
import type { ArtProps } from '#src/art/Art.tsx'
import { CheckInScene } from '#src/art/CheckInScene.tsx'
import { FridayScene } from '#src/art/scenes/FridayScene.tsx'
import { LanternScene } from '#src/art/scenes/LanternScene.tsx'
import { MotherDayScene } from '#src/art/scenes/MotherDayScene.tsx'
import { PopInScene } from '#src/art/scenes/PopInScene.tsx'
import { isDone } from './days.ts'

const scenes: Readonly<Record<Game, ComponentType<ArtProps & { lit?: readonly boolean[] }>>> = {
  checkIn: PopInScene,
  normalCheckIn: CheckInScene,
  eventCheckIn: LanternScene,
  blackFridayCheckIn: FridayScene,
  motherDay: MotherDayScene,
}

export function GameScene({ state: { game, cycle } }: { state: Pick<CheckInState, 'game' | 'cycle'> }) {
  const Scene = scenes[game]
  return <Scene lit={cycle.map(isDone)} className="mx-auto w-56 max-w-full sm:mx-0 sm:-mb-4" />
}

/** Small variant of the picture, for lists of games. */
export function GamePicture({ game }: { game: Game }) {
  const Scene = scenes[game]
  return <Scene lit={[true, true, true, true, true, true, true]} className="w-20" />
}
