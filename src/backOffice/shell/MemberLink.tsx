// Link to the page of a member.
import { Anchor, type AnchorProps } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = AnchorProps & { memberId: string; children: ReactNode }

export const MemberLink = ({ memberId, ...anchor }: Props) => (
  <Anchor
    {...anchor}
    renderRoot={(props) => <Link to="/members/$memberId" params={{ memberId }} {...props} />}
  />
)
