// `/app/privacy` and `/app/termsConditions`: the text in force where she is, and the versions before it.
import { Link } from '@tanstack/react-router'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { useGetLegalTextSuspense } from '../../client/support.ts'
import type { LegalKind } from '../../client/types.ts'

type LegalPageProps = {
  kind: LegalKind
  /** The version in force without one. */
  version: string | undefined
  path: '/app/privacy' | '/app/termsConditions'
}

export function LegalPage({ kind, version, path }: LegalPageProps) {
  // However long ago the page was rendered, it is today's.
  const { data: text } = useGetLegalTextSuspense({ kind, version }, { query: { staleTime: Infinity } })
  return (
    <article>
      <h1 className="title-page">{text.title}</h1>
      <p className="mt-2 text-sm text-ink-soft">
        <FormattedMessage id="support.legal.since" values={{ date: <Day date={text.effectiveFrom} /> }} />
      </p>
      {version !== undefined && (
        <p className="mt-4 rounded-panel bg-blush px-4 py-3">
          <FormattedMessage
            id="support.legal.chosen"
            values={{
              a: (words) => (
                <Link to={path} className={linkClass}>
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
      {text.sections.map(({ heading, text: words }) => (
        <section key={heading} className="mt-8">
          <h2 className="title-card">{heading}</h2>
          <p className="mt-2 text-lg whitespace-pre-line">{words}</p>
        </section>
      ))}
      {text.earlier.length > 0 && (
        <nav aria-labelledby="earlier" className="mt-12 border-t border-line pt-6">
          <h2 id="earlier" className="title-card">
            <FormattedMessage id="support.legal.earlier" />
          </h2>
          <ul className="mt-2">
            {text.earlier.map(({ version: name, effectiveFrom }) => (
              <li key={name}>
                <Link to={path} search={{ version: name }} className={`${linkClass} inline-block py-2.5`}>
                  <FormattedMessage
                    id="support.legal.since"
                    values={{ date: <Day date={effectiveFrom} /> }}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  )
}

const linkClass = 'text-accent underline underline-offset-4'

/** A calendar date, which is the same day everywhere. */
const Day = ({ date }: { date: string }) => <FormattedDate value={date} dateStyle="long" timeZone="UTC" />
