// Card with the result of a questionnaire: its value in large type (if it has one), its meaning, and a disclaimer.
import Download from 'lucide-react/icons/download'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OutcomeCard as Figure, QuestionnaireResult } from '#generated/schema.d.ts'
import { saveFile } from '#src/runtime/downloads/saveFile.ts'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import type { Questionnaire } from '../useSentAnswers.ts'
import { SaveSize } from './SaveSize.tsx'

type OutcomeCardProps = { questionnaire: Questionnaire; result: QuestionnaireResult }

export function OutcomeCard({ questionnaire, result: { title, text, card, note } }: OutcomeCardProps) {
  const isMember = useIsSignedIn()
  return (
    <Card as="section" padding="none">
      {card ? <LargeNumber card={card} /> : <LargeTitle>{title}</LargeTitle>}
      <div className="grid gap-3 p-5 tablet:p-6">
        {card && <h2 className="title-card">{title}</h2>}
        <p>{text}</p>
        <p className="text-sm text-ink-soft">{note}</p>
        {card && (
          <div className="mt-2 flex flex-wrap gap-3">
            {isMember && card.field !== null && <SaveSize card={card} field={card.field} />}
            <SaveButton title={questionnaire.title} card={card} text={title} />
          </div>
        )}
      </div>
    </Card>
  )
}

/** Shows the title in large type, because the result has no value. */
const LargeTitle = ({ children }: { children: string }) => (
  <h2 className="bg-accent px-5 py-10 text-center title-page text-on-accent">{children}</h2>
)

/** Shows the value in large type; a value of several words has a smaller font than a number. */
const LargeNumber = ({ card: { label, value, unit } }: { card: Figure }) => (
  <p className="grid justify-items-center gap-1 bg-accent px-5 py-8 text-center text-on-accent">
    <span className="text-sm font-semibold">{label}</span>
    <span className="flex flex-wrap items-baseline justify-center gap-x-2">
      <span className={value.length > 4 ? 'title-page' : 'amount text-[5rem] leading-none'}>{value}</span>
      {unit !== '' && <span className="text-2xl font-semibold">{unit}</span>}
    </span>
  </p>
)

function SaveButton({ title, card, text }: { title: string; card: Figure; text: string }) {
  const { formatMessage, locale } = useIntl()
  const save = async () => {
    const { cardPicture } = await import('./cardPicture.ts')
    const picture = await cardPicture({
      card,
      title,
      text,
      hub: formatMessage({ id: 'platform.title' }),
      locale,
    })
    const address = URL.createObjectURL(picture)
    saveFile({ name: `${formatMessage({ id: 'questionnaires.result.file' })}.png`, address })
    URL.revokeObjectURL(address)
  }
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Download aria-hidden className="size-5" />}
      onClick={() => void save()}
    >
      <FormattedMessage id="questionnaires.result.save" />
    </Button>
  )
}
