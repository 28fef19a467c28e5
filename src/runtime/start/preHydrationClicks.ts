// Entry module of the inline script that handles clicks before hydration. `?script` compiles it into a string
// (scripts/inlineScript.ts).
import { replayPreHydrationClicks } from '../preHydrationClicks/replay.ts'
import { partHydrated, clickSettled } from '../loading/deferred.ts'

replayPreHydrationClicks({ partEvent: partHydrated, answerEvent: clickSettled })
