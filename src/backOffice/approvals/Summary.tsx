// Summary of an act for its approver: the act, and the member, file or filter that it concerns.
import { Stack, Text } from '@mantine/core'
import type { Approval } from '#generated/backOffice/schema.d.ts'
import { FilterWords } from './FilterWords.tsx'
import { MemberLink } from '../shell/MemberLink.tsx'
import { useActName } from './useActName.ts'
import classes from './ApprovalsPage.module.css'

export function Summary({ approval }: { approval: Approval }) {
  const nameOf = useActName()
  const name = nameOf(approval)
  if (approval.kind === 'coins')
    return (
      <MemberLink memberId={approval.memberId} size="sm" className={classes.act}>
        {name}
      </MemberLink>
    )
  return (
    <Stack gap={2}>
      <Text size="sm" fw={500}>
        {name}
      </Text>
      <Subject approval={approval} />
    </Stack>
  )
}

/** Shows the file of an import, or the filter of an export or a move. */
export function Subject({ approval }: { approval: Exclude<Approval, { kind: 'coins' }> }) {
  return (
    <Text size="sm" c="dimmed" className={classes.reason}>
      {approval.kind === 'parcelImport' ? (
        <span>{approval.fileName ?? '–'}</span>
      ) : (
        <FilterWords filter={approval.filter} />
      )}
    </Text>
  )
}
