// Scene of a completed questionnaire: a filled form and tea.
import { Star, type ArtProps } from '../Art.tsx'
import { Floor, Scene } from '../Scene.tsx'
import { paint } from '../paint.ts'
import { Cup } from '../things/home.tsx'
import { Tuft } from '../things/outside.tsx'
import { Form } from '../things/paper.tsx'
import { Tick } from '../things/play.tsx'

export function QuestionnaireDoneScene(props: ArtProps) {
  return (
    <Scene {...props}>
      <Floor />
      <Tuft x={92} y={162} scale={0.66} />
      <Form x={168} y={116} scale={1.5} done={4} />
      <Tick x={218} y={158} scale={0.66} />
      <Cup x={278} y={160} scale={0.74} />
      <Star x={104} y={70} r={7} fill={paint.rose} />
      <Star x={250} y={62} r={8} />
    </Scene>
  )
}
