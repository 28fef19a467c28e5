// Consents of a member, with the day of the last choice.
import { Badge, Text } from '@mantine/core'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { MemberAccount } from '#generated/backOffice/schema.d.ts'
import { useReadable } from './readable.ts'
import { Section } from './Section.tsx'
import classes from './Member.module.css'

export function Consents({ account: { consents } }: { account: MemberAccount }) {
  const readable = useReadable('consent')
  return (
    <Section title={<FormattedMessage id="backOffice.consents.title" />}>
      {consents.length === 0 && (
        <Text c="dimmed" size="sm">
          <FormattedMessage id="backOffice.consents.none" />
        </Text>
      )}
      <ul className={classes.list}>
        {consents.map(({ purpose, granted, at }) => (
          <li key={purpose} className={classes.item}>
            <div>
              <div>{readable(purpose)}</div>
              <Text size="sm" c="dimmed">
                {at === null ? (
                  <span>
                    <FormattedMessage id="backOffice.consents.noChoice" />
                  </span>
                ) : (
                  <span>
                    <FormattedDate value={at} dateStyle="medium" />
                  </span>
                )}
              </Text>
            </div>
            <Badge size="sm" variant="dot" color={granted ? 'green' : 'gray'}>
              <FormattedMessage id={granted ? 'backOffice.consents.yes' : 'backOffice.consents.no'} />
            </Badge>
          </li>
        ))}
      </ul>
    </Section>
  )
}
