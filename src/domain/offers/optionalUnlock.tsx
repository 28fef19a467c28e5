// Progress to the level of an offer, in a separate file, because most members can get most offers.
import { Suspense } from 'react'
import type { LevelUnlock } from '#generated/schema.d.ts'
import { optionalPart } from '#src/runtime/loading/island.ts'

const Part = optionalPart(async () => (await import('./Unlock.tsx')).Unlock)

export const Unlock = ({ unlock }: { unlock: LevelUnlock }) => (
  <Suspense>
    <Part unlock={unlock} />
  </Suspense>
)
