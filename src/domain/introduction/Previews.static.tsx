// Shows visitors content of the pages for members: a whole article, courses and open activities. Static part: it has
// no handlers and no state.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { Introduction, IntroducedPage } from '#generated/schema.d.ts'
import { StaticDrawing } from '#src/runtime/layout/StaticDrawing.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { cardClass } from '#src/ui/content/Card.tsx'
import { cx } from '#src/ui/style/cx.ts'
import type { Area } from './area.ts'

type PreviewsProps = {
  data: Introduction
  /** Area for which the visitor came; its preview is the first one. */
  area: Area | undefined
  /** True on the registration itself, on which links to the registration are omitted. */
  isJoining: boolean
}

export function Previews({ data: { article, courses, activities }, area, isJoining }: PreviewsProps) {
  const previews = [
    { id: 'magazine', content: article && <Article article={article} isJoining={isJoining} /> },
    {
      id: 'villages',
      content: courses.length > 0 && (
        <Pages
          title={<FormattedMessage id="membership.intro.courses" />}
          pages={courses}
          more={isJoining ? undefined : '/villages'}
        />
      ),
    },
    {
      id: 'activities',
      content: activities.length > 0 && (
        <Pages
          title={<FormattedMessage id="membership.intro.activities" />}
          pages={activities}
          more={isJoining ? undefined : '/activities'}
        />
      ),
    },
  ]
  const sorted = [...previews.filter(({ id }) => id === area), ...previews.filter(({ id }) => id !== area)]
  return (
    <div>
      <h2 className="mb-5 title-page">
        <FormattedMessage id="membership.intro.inside" />
      </h2>
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-6">
        {sorted.map(
          ({ id, content }) =>
            content && (
              <div key={id} className={cx('grid', id === 'magazine' && 'tablet:col-span-2')}>
                {content}
              </div>
            ),
        )}
      </div>
    </div>
  )
}

const Article = ({
  article: { name, picture, minutes, paragraphs },
  isJoining,
}: {
  article: NonNullable<Introduction['article']>
  isJoining: boolean
}) => (
  <article className={cx(cardClass('raised', 'none'), 'grid tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]')}>
    <StaticDrawing
      src={picture}
      size={[640, 400]}
      className="aspect-[8/5] h-auto w-full bg-blush object-cover tablet:aspect-auto tablet:h-full"
    />
    <div className="max-w-read p-4 tablet:p-6 md:p-8">
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="membership.intro.article" values={{ minutes }} />
      </p>
      <h3 className="mt-1 title-card">{name}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {!isJoining && (
        <More to="/gifts/eMagazineList" text={<FormattedMessage id="membership.intro.article.more" />} />
      )}
    </div>
  </article>
)

type PagesProps = {
  title: ReactNode
  pages: readonly IntroducedPage[]
  /** Page that opens after the registration; omitted without a link to the registration. */
  more: string | undefined
}

const Pages = ({ title, pages, more }: PagesProps) => (
  <div className={cx(cardClass('raised', 'regular'), 'flex flex-col')}>
    <h3 className="title-card">{title}</h3>
    <ul className="mt-4 grid gap-4">
      {pages.map(({ id, name, text, picture, link }) => (
        <li key={id} className="flex items-start gap-4">
          <StaticDrawing
            src={picture}
            size={[64, 64]}
            className="size-16 shrink-0 rounded-control object-cover"
          />
          <div className="min-w-0">
            <p className="font-semibold">
              {link === null ? (
                name
              ) : (
                <a href={link} className="text-accent underline underline-offset-4">
                  {name}
                </a>
              )}
            </p>
            <p className="text-sm text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
    {more !== undefined && <More to={more} text={<FormattedMessage id="membership.intro.inside.more" />} />}
  </div>
)

/** Link to the registration, after which the page opens. */
const More = ({ to, text }: { to: string; text: ReactNode }) => (
  <Link to="/registration" search={{ redirect: to }} className={cx(linkClass, 'mt-3 self-start')}>
    {text}
  </Link>
)
