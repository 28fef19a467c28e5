// Entry of the inline script for clicks before hydration. `?script` compiles it into a string (scripts/inlineScript.ts).
import { replayEarlyPresses } from '../earlyPresses/replay.ts'
import { partCame, pressAnswered } from '../loading/deferred.ts'

replayEarlyPresses({ partEvent: partCame, answerEvent: pressAnswered })
