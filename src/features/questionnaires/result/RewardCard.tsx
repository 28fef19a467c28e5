// Card about the reward of a questionnaire: tells a visitor how to get the reward, and links a member to the page that
// shows it.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { QuestionnaireResult, Reward } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { draftsOf } from '#src/runtime/storage/drafts.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Coin } from '#src/art/Coin.tsx'
import { RewardLine } from '../RewardLine.tsx'
import { pathsOf } from '../paths.ts'
import type { Questionnaire } from '../useSentAnswers.ts'
import { useSignInSearch } from './useSignInSearch.ts'

type RewardCardProps = { questionnaire: Questionnaire; result: QuestionnaireResult }

export function RewardCard({ questionnaire, result }: RewardCardProps) {
  const { reward, rewarded } = result
  return (
    <Card as="section" tone={rewarded ? 'positive' : 'blush'}>
      <div className="mb-4 flex items-center gap-4">
        <Prize reward={reward} />
        <div className="min-w-0">
          <h2 className="title-card">
            <FormattedMessage id={rewarded ? 'questionnaires.won' : 'questionnaires.win'} />
          </h2>
          <p className="font-semibold">
            <RewardLine reward={reward} />
          </p>
        </div>
      </div>
      {rewarded ? <Won reward={reward} /> : <Waiting questionnaire={questionnaire} result={result} />}
    </Card>
  )
}

const Prize = ({ reward: { picture } }: { reward: Reward }) =>
  picture === undefined ? (
    <Coin className="w-16 shrink-0" />
  ) : (
    <Drawing src={picture} className="size-20 shrink-0 rounded-panel bg-raised object-cover" />
  )

function Waiting({ questionnaire: { screen }, result: { email, order } }: RewardCardProps) {
  const app = useAppContext()
  const way = useSignInSearch(pathsOf(screen).result)
  // Stores a draft with which the registration form is prefilled from the answers. Keeps values that the user has
  // already typed in that form.
  const prefill = () => {
    const drafts = draftsOf(app)
    const resultFields = {
      ...(email && { account: email }),
      ...(order && { countryCode: order.countryCode }),
    }
    drafts.write('registration', { ...resultFields, ...drafts.read('registration') })
  }
  return (
    <>
      <p className="mb-4">
        <FormattedMessage id="questionnaires.win.text" />
      </p>
      <div className="grid gap-3">
        <Link to="/registration" search={way} onClick={prefill} className={buttonClass({ full: true })}>
          <FormattedMessage id="questionnaires.win.join" />
        </Link>
        <Link to="/login" search={way} className={buttonClass({ full: true, variant: 'quiet' })}>
          <FormattedMessage id="questionnaires.win.signIn" />
        </Link>
      </div>
    </>
  )
}

const Won = ({ reward: { gift } }: { reward: Reward }) => (
  <>
    <p className="mb-4">
      <FormattedMessage id="questionnaires.won.text" />
    </p>
    <div className="grid gap-3">
      {gift !== undefined && (
        <Link to="/gifts/reward" className={buttonClass({ full: true })}>
          <FormattedMessage id="questionnaires.won.gift" />
        </Link>
      )}
      <Link
        to="/coins"
        className={buttonClass({ full: true, variant: gift === undefined ? 'primary' : 'quiet' })}
      >
        <FormattedMessage id="questionnaires.won.coins" />
      </Link>
    </div>
  </>
)
