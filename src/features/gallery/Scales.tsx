// Examples of rating scales with few and with many steps.
import { useState } from 'react'
import { ScaleInput } from '#src/ui/fields/ScaleInput.tsx'
import { useLocaleState } from './localeState.tsx'
import { State } from './Piece.tsx'

export function Scales() {
  const c = useLocaleState().t.choice
  const [short, setShort] = useState<number | undefined>(4)
  const [long, setLong] = useState<number>()
  const ends = { minimumLabel: c.scores[0] ?? '', maximumLabel: c.scores[4] ?? '' }
  return (
    <>
      <State name="one to five, chosen">
        <ScaleInput
          {...ends}
          legend={c.rate}
          minimum={1}
          maximum={5}
          value={short}
          onValueChange={setShort}
        />
      </State>
      <State name="zero to ten, an error" wide>
        <ScaleInput
          {...ends}
          legend={c.rate}
          error={c.feedingError}
          minimum={0}
          maximum={10}
          value={long}
          onValueChange={setLong}
        />
      </State>
    </>
  )
}
