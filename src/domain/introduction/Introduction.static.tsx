// Shows visitors the benefits of members: first gifts, rewards with their prices, levels, and questions. Static part:
// it has no handlers and no state.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Introduction as IntroductionData } from '#generated/schema.d.ts'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { moneyFormat } from '#src/runtime/format/money.ts'
import { StaticDrawing } from '#src/runtime/layout/StaticDrawing.tsx'
import { targetOf } from '#src/runtime/routing/redirect.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { cardClass } from '#src/ui/content/Card.tsx'
import { Disclosure } from '#src/ui/content/Disclosure.tsx'
import { contentId, shellClass } from '#src/ui/frames/frames.ts'
import { cx } from '#src/ui/style/cx.ts'
import { valueText } from '../offers/valueText.ts'
import { areaOf } from './area.ts'
import { introductionQuery } from './introduction.ts'
import { Previews } from './Previews.static.tsx'

type IntroductionProps = {
  /** Query of the sign-in page, for the link to the registration. Missing on the page of the registration itself. */
  search?: { redirect?: string }
}

export function Introduction({ search }: IntroductionProps) {
  const app = useAppContext()
  const { data } = useQuery(introductionQuery())
  if (!data) return null
  const area = search?.redirect === undefined ? undefined : areaOf(targetOf(search.redirect, app).pathname)
  // Visitors who came for the magazine, a course or an activity see it before the other benefits.
  const isFirst = area === 'magazine' || area === 'villages' || area === 'activities'
  const previews = <Previews data={data} area={area} isJoining={!search} />
  return (
    <section
      aria-labelledby={search ? 'introduction' : 'introduction-rewards'}
      className={cx(search && shellClass, 'grid grid-cols-1 gap-12 py-10 md:gap-16 md:py-16 print:hidden')}
    >
      {isFirst && previews}
      {/* The registration itself shows the first gifts above its form. */}
      {search && <FirstGifts data={data} />}
      <Rewards rewards={data.rewards} />
      {!isFirst && previews}
      <Levels levels={data.levels} />
      <div className="grid grid-cols-1 gap-12 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-6">
        <Questions questions={data.questions} />
        <div className="grid content-center justify-items-center gap-4 rounded-card bg-blush px-4 py-8 text-center">
          <h2 className="title-page">
            <FormattedMessage id="membership.intro.last" />
          </h2>
          {search ? (
            <Link to="/registration" search={search} className={buttonClass()}>
              <JoinWords coins={data.joinCoins} />
            </Link>
          ) : (
            <a href={`#${contentId}`} className={buttonClass()}>
              <JoinWords coins={data.joinCoins} />
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

const JoinWords = ({ coins }: { coins: number }) => (
  <FormattedMessage id="membership.intro.join" values={{ coins }} />
)

function FirstGifts({ data: { newBabyGift: gift, joinCoins, checkInCoins } }: { data: IntroductionData }) {
  const money = moneyFormat(useIntl())
  return (
    <div>
      <h2 id="introduction" className="title-page mb-5">
        <FormattedMessage id="membership.intro.get" />
      </h2>
      <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-6">
        {gift && (
          <li className={cx(cardClass('blush', 'none'), 'flex items-center gap-4 p-4 tablet:p-6')}>
            <StaticDrawing
              src={gift.picture}
              photo={gift.photo}
              size={[160, 160]}
              className="size-24 shrink-0 rounded-panel object-cover md:size-36"
            />
            <div className="min-w-0">
              <h3 className="title-card">
                <FormattedMessage id="membership.intro.gift" />
              </h3>
              <p className="mt-1 text-ink-soft">
                <FormattedMessage
                  id="membership.intro.gift.text"
                  values={{
                    gift: gift.name,
                    value: valueText(money, gift) ?? 'none',
                    days: gift.daysAfter,
                  }}
                />
              </p>
            </div>
          </li>
        )}
        <li className={cx(cardClass('blush', 'none'), 'flex items-center gap-4 p-4 tablet:p-6')}>
          <span className="grid size-24 shrink-0 place-items-center rounded-panel bg-raised md:size-36">
            <CoinAmount coins={joinCoins + checkInCoins} size="large" />
          </span>
          <div className="min-w-0">
            <h3 className="title-card">
              <FormattedMessage id="membership.intro.coins" />
            </h3>
            <p className="mt-1 text-ink-soft">
              <FormattedMessage
                id="membership.intro.coins.text"
                values={{ join: joinCoins, checkIn: checkInCoins }}
              />
            </p>
          </div>
        </li>
      </ul>
    </div>
  )
}

const Rewards = ({ rewards }: Pick<IntroductionData, 'rewards'>) => (
  <div>
    <h2 id="introduction-rewards" className="title-page">
      <FormattedMessage id="membership.intro.rewards" />
    </h2>
    <p className="mt-1 mb-5 max-w-read text-ink-soft">
      <FormattedMessage id="membership.intro.rewards.text" />
    </p>
    <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4 tablet:gap-6">
      {rewards.map(({ id, name, picture, photo, price }) => (
        <li key={id} className={cardClass('raised', 'none')}>
          <StaticDrawing
            src={picture}
            photo={photo}
            size={[320, 320]}
            className="aspect-square h-auto w-full bg-blush object-cover"
          />
          <div className="p-3 tablet:p-4">
            <h3 className="font-semibold">{name}</h3>
            <p className="mt-1">
              <CoinAmount coins={price} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </div>
)

const Levels = ({ levels }: Pick<IntroductionData, 'levels'>) => (
  <div>
    <h2 className="title-page">
      <FormattedMessage id="membership.intro.levels" />
    </h2>
    <p className="mt-1 mb-5 max-w-read text-ink-soft">
      <FormattedMessage id="membership.intro.levels.text" />
    </p>
    <ol className="grid grid-cols-1 gap-3 tablet:grid-cols-2 tablet:gap-6 lg:grid-cols-4">
      {levels.map(({ level, picture, rights }) => (
        <li key={level.level} className={cx(cardClass('raised', 'snug'), 'flex items-start gap-4')}>
          <StaticDrawing src={picture} size={[64, 64]} className="size-16 shrink-0 rounded-control" />
          <div className="min-w-0">
            <h3 className="font-semibold">{level.name}</h3>
            <p className="text-sm text-ink-soft">
              <FormattedMessage id="membership.levels.from" values={{ points: level.fromPoints }} />
            </p>
            <ul className="mt-2 grid gap-1 text-sm">
              {rights.slice(0, 2).map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  </div>
)

const Questions = ({ questions }: Pick<IntroductionData, 'questions'>) => (
  <div className="max-w-read">
    <h2 className="title-page mb-2">
      <FormattedMessage id="membership.intro.questions" />
    </h2>
    {questions.map(({ id, question, answer }) => (
      <Disclosure key={id} title={question}>
        <p className="whitespace-pre-line">{answer}</p>
      </Disclosure>
    ))}
    <Link to="/app/faq" className={cx(linkClass, 'mt-3')}>
      <FormattedMessage id="membership.intro.questions.all" />
    </Link>
  </div>
)
