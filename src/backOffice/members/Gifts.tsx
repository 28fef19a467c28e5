// Gifts that a member sees, with the reasons why the member cannot claim them.
import { Badge, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MemberAccount } from '#generated/backOffice/schema.d.ts'
import { useStaff } from '../shell/useStaff.ts'
import { AllowGifts } from './MemberActs.tsx'
import { useReadable } from './readable.ts'
import { Section } from './Section.tsx'
import classes from './Member.module.css'

/** Number of gifts of the closed list. */
const fewGifts = 8

export function Gifts({ account: { member, gifts } }: { account: MemberAccount }) {
  const { may } = useStaff()
  const readable = useReadable('ineligible')
  const [isOpen, setOpen] = useState(false)
  const visible = isOpen ? gifts : gifts.slice(0, fewGifts)
  return (
    <Section
      title={<FormattedMessage id="backOffice.gifts.title" />}
      action={may('changeMembers') && <AllowGifts memberId={member.id} />}
    >
      {gifts.length === 0 && (
        <Text c="dimmed" size="sm">
          <FormattedMessage id="backOffice.gifts.none" />
        </Text>
      )}
      <ul className={classes.list}>
        {visible.map(({ name, reasons }, at) => (
          // Gifts have no id, and two gifts can have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={classes.item}>
            <div>
              <div>{name}</div>
              {reasons.map((code) => (
                <Text key={code} size="sm" c="dimmed">
                  {readable(code)}
                </Text>
              ))}
            </div>
            {reasons.length === 0 && (
              <Badge size="sm" variant="dot" color="green">
                <FormattedMessage id="backOffice.gifts.claimable" />
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {gifts.length > fewGifts && (
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isOpen}
            onClick={() => setOpen((current) => !current)}
          >
            <FormattedMessage
              id={isOpen ? 'backOffice.gifts.less' : 'backOffice.gifts.all'}
              values={{ count: gifts.length }}
            />
          </Button>
        </Group>
      )}
    </Section>
  )
}
