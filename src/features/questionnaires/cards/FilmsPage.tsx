// Page with the films of a package card, their captions and transcripts.
import { FormattedMessage } from 'react-intl'
import { Link } from '@tanstack/react-router'
import { Columns } from '#src/ui/content/Columns.tsx'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { cardAddress } from './address.ts'
import { Film } from './Film.tsx'
import { CardGate } from './CardGate.tsx'
import { TellUs } from './TellUs.tsx'

export const FilmsPage = ({ card }: { card: string }) => (
  <CardGate card={card}>
    {({ title, videos, questionnaireId }) => (
      <>
        <PageHead
          back={<BackLink label={title} render={(props) => <Link to={cardAddress(card)} {...props} />} />}
          title={<FormattedMessage id="questionnaires.card.films" />}
          intro={
            <FormattedMessage
              id={
                videos.some(({ url }) => url !== null)
                  ? 'questionnaires.card.films.intro'
                  : 'questionnaires.card.films.steps'
              }
            />
          }
        />
        <Columns after={<TellUs questionnaireId={questionnaireId} />}>
          <div className="grid grid-cols-1 items-start gap-4 last-spans tablet:grid-cols-2 tablet:gap-6">
            {videos.map((film) => (
              <Film key={film.id} film={film} level={2} />
            ))}
          </div>
        </Columns>
      </>
    )}
  </CardGate>
)
