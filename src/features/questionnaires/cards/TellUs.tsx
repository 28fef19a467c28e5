// Section about the questionnaire of a package card: duration, reward, and a button that starts or continues it.
import { FormattedMessage } from 'react-intl'
import { useListQuestionnaires } from '#generated/hooks/questionnaires.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { RewardLine } from '../RewardLine.tsx'
import { StartButton } from '../start/StartButton.tsx'

export function TellUs({ questionnaireId }: { questionnaireId: string }) {
  const { data } = useListQuestionnaires()
  const questionnaire = data.items.find(({ id }) => id === questionnaireId)
  if (!questionnaire) return null
  const { title, teaser, minutes, reward } = questionnaire
  return (
    <Card as="section" tone="blush">
      <h2 className="title-card">{title}</h2>
      <p className="mt-1 text-ink-soft">{teaser}</p>
      <p className="mt-3 mb-4 font-semibold">
        <span>
          <FormattedMessage id="questionnaires.minutes" values={{ minutes }} />
        </span>
        {' · '}
        <RewardLine reward={reward} />
      </p>
      <StartButton questionnaire={questionnaire} />
    </Card>
  )
}
