// First page of a questionnaire, which a QR code opens: topic, kind of result, duration, reward, and the start button.
import Clock from 'lucide-react/icons/clock'
import Gift from 'lucide-react/icons/gift'
import Lock from 'lucide-react/icons/lock'
import Pause from 'lucide-react/icons/pause'
import Sparkles from 'lucide-react/icons/sparkles'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetQuestionnaire } from '#generated/hooks/questionnaires.ts'
import type { QuestionnaireScreen } from '#generated/schema.d.ts'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { Quiet } from '../Quiet.tsx'
import { RewardLine } from '../RewardLine.tsx'
import { pathsOf } from '../paths.ts'
import { useQuestionnaireOn, type Questionnaire } from '../useSentAnswers.ts'
import { StartButton } from './StartButton.tsx'

export function StartPage({ screen }: { screen: QuestionnaireScreen }) {
  const questionnaire = useQuestionnaireOn(screen)
  return questionnaire ? <Start questionnaire={questionnaire} /> : <Quiet />
}

function Start({ questionnaire }: { questionnaire: Questionnaire }) {
  const { id, screen, title, picture, minutes, reward } = questionnaire
  const { data } = useGetQuestionnaire({ id })
  const isMember = useIsSignedIn()
  return (
    <Columns
      after={
        <>
          <Card as="section" tone="blush">
            <h2 className="mb-3 title-card">
              <FormattedMessage id="questionnaires.about" />
            </h2>
            <ul className="grid grid-cols-1 gap-3 tablet:grid-cols-3 tablet:gap-6">
              <Point icon={<Sparkles aria-hidden />}>
                <FormattedMessage id="questionnaires.about.result" />
              </Point>
              <Point icon={<Pause aria-hidden />}>
                <FormattedMessage
                  id={isMember ? 'questionnaires.about.pause.member' : 'questionnaires.about.pause'}
                />
              </Point>
              <Point icon={<Lock aria-hidden />}>
                <FormattedMessage
                  id={isMember ? 'questionnaires.about.private.member' : 'questionnaires.about.private'}
                />
              </Point>
            </ul>
          </Card>
          <p className="text-center">
            <Link to={pathsOf(screen).result} search={{ step: 'code' }} className={linkClass}>
              <FormattedMessage id="questionnaires.code.have" />
            </Link>
          </p>
        </>
      }
    >
      <Card as="section" padding="none" className="tablet:grid tablet:grid-cols-2 tablet:items-center">
        <Drawing
          src={picture}
          className="aspect-[8/5] w-full bg-blush object-cover max-tablet:max-h-80 tablet:aspect-auto tablet:h-full"
        />
        <div className="p-5 tablet:p-6">
          <PageHead title={title} intro={data.intro} />
          <ul className="-mt-1 mb-6 grid gap-3">
            <Point icon={<Clock aria-hidden />}>
              <FormattedMessage id="questionnaires.minutes" values={{ minutes }} />
            </Point>
            <Point icon={<Gift aria-hidden />}>
              <RewardLine reward={reward} />
            </Point>
          </ul>
          <StartButton questionnaire={questionnaire} />
        </div>
      </Card>
    </Columns>
  )
}

const Point = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent">
    {icon}
    <span>{children}</span>
  </li>
)
