// `/app/privacy` and `/app/termsConditions`: shows the current version for the reader's country, and links to
// previous versions.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getLegalText } from '#generated/calls/support.ts'
import type { LegalKind } from '#generated/schema.d.ts'
import { dateText } from '#src/runtime/format/dates.ts'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Contents } from '#src/ui/content/Contents.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'

type LegalPageProps = {
  kind: LegalKind
  /** Version of the text; default: the current version. */
  version: string | undefined
  /** Country of the text; default: the country of the reader. */
  country: string | undefined
  path: '/app/privacy' | '/app/termsConditions'
}

export function LegalPage({ kind, version, country, path }: LegalPageProps) {
  const { formatMessage } = useIntl()
  // Do not refetch the data: a prerendered page counts as current, even if it was rendered long ago.
  const { data: text } = useSuspenseQuery({
    ...getLegalText.query({ kind, version, countryCode: country }),
    staleTime: Infinity,
  })
  const parts = text.sections.map(({ heading }, index) => ({ id: partId(index), title: heading }))
  return (
    <article>
      <PageHead
        title={text.title}
        intro={
          <FormattedMessage id="support.legal.since" values={{ date: <Day date={text.effectiveFrom} /> }} />
        }
      />
      <Columns
        aside={
          <div className="grid gap-6 tablet:sticky tablet:top-4">
            <Contents title={formatMessage({ id: 'support.contents' })} parts={parts} />
            {text.earlier.length > 0 && (
              <nav aria-labelledby="earlier" className="border-t border-line pt-6 print:hidden">
                <h2 id="earlier" className="title-card">
                  <FormattedMessage id="support.legal.earlier" />
                </h2>
                <ul className="mt-2">
                  {text.earlier.map(({ version: name, effectiveFrom }) => (
                    <li key={name}>
                      <Link
                        to={path}
                        search={{ version: name, country }}
                        className={`${linkClass} inline-block py-2.5`}
                      >
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
          </div>
        }
      >
        {version !== undefined && (
          <p className="rounded-panel bg-blush px-4 py-3">
            <FormattedMessage
              id="support.legal.chosen"
              values={{
                a: (words) => (
                  <Link to={path} search={{ country }} className={linkClass}>
                    {words}
                  </Link>
                ),
              }}
            />
          </p>
        )}
        {text.sections.map(({ heading, text: words }, index) => (
          <section key={heading} className="mb-4">
            <h2 id={partId(index)} className="scroll-mt-4 title-card">
              {heading}
            </h2>
            <p className="mt-2 text-lg whitespace-pre-line">{words}</p>
          </section>
        ))}
      </Columns>
    </article>
  )
}

const linkClass = 'text-accent underline underline-offset-4'

const partId = (index: number) => `part-${index + 1}`

/** Formats a calendar date, which does not depend on a time zone. */
const Day = ({ date }: { date: string }) => dateText(useIntl(), date)
