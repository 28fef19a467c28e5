// Example of the `Moment` component. It is shown only after a click, because it moves the focus to its heading.
import { useState } from 'react'
import { Button } from '#src/ui/actions/Button.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { Moment } from '#src/ui/feedback/Moment.tsx'
import { State } from './Piece.tsx'
import { samplePicture } from './samplePicture.ts'
import { useLocaleState } from './localeState.tsx'

export function Moments() {
  const { t } = useLocaleState()
  const [isShown, setShown] = useState(false)
  return (
    <State name="try it" wide>
      {isShown ? (
        <Moment
          picture={<Picture src={samplePicture} alt="" ratio={1} />}
          eyebrow={t.reward.newBaby}
          title={t.reward.gift}
          actions={<Button onClick={() => setShown(false)}>{t.words.close}</Button>}
        >
          <p>{t.reward.free}</p>
        </Moment>
      ) : (
        <Button variant="soft" onClick={() => setShown(true)}>
          {t.action.claim}
        </Button>
      )}
    </State>
  )
}
