// Difference of a value: the label of the field, and the words before and after.
import { FormattedMessage } from 'react-intl'
import { Fragment } from 'react'
import type { ContentDifference } from '#generated/backOffice/schema.d.ts'
import { pictureUrl } from './form/drawings.ts'
import { partsOf } from './textParts.ts'
import { ZonedTime } from './ZonedTime.tsx'
import classes from './Content.module.css'

/** Length up to which both values are in one line. */
const shortLength = 40

export function DifferenceLine({
  label,
  line: { before, after },
}: {
  label: string
  line: ContentDifference
}) {
  const isShort = Math.max(before?.length ?? 0, after?.length ?? 0) <= shortLength
  const isChange = before !== null && after !== null
  const parts = isChange && !isShort && !picturePattern.test(after) ? partsOf(before, after) : undefined
  return (
    <div className={classes.difference}>
      <dt>{label}</dt>
      <dd>
        {parts ? (
          <span className={classes.lines}>
            {parts.map(({ kind, text }, at) =>
              kind === 'same' ? (
                // Parts have no other identity than their place.
                <Fragment key={at}>{text}</Fragment>
              ) : kind === 'removed' ? (
                <del key={kind}>{text}</del>
              ) : (
                <ins key={kind}>{text}</ins>
              ),
            )}
          </span>
        ) : (
          <>
            {before !== null && (
              <del className={classes.lines}>
                <Value text={before} />
              </del>
            )}
            {isChange && <span aria-hidden>{' → '}</span>}
            {after !== null && (
              <ins className={classes.lines}>
                <Value text={after} />
              </ins>
            )}
          </>
        )}
      </dd>
    </div>
  )
}

const picturePattern = /^\/(?:art|content)\/[\w/-]+\.(?:svg|webp)(?:#.*)?$/
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z$/

function Value({ text }: { text: string }) {
  if (text === 'true' || text === 'false')
    return (
      <span>
        <FormattedMessage id={text === 'true' ? 'backOffice.content.yes' : 'backOffice.content.no'} />
      </span>
    )
  if (text === 'null' || text === '' || text === '[]')
    return (
      <span>
        <FormattedMessage id="backOffice.content.emptyValue" />
      </span>
    )
  if (picturePattern.test(text))
    return <img className={classes.thumbnail} src={pictureUrl(text)} alt={text} />
  if (instantPattern.test(text))
    return (
      <span>
        <ZonedTime at={text} />
      </span>
    )
  return <span>{text}</span>
}
