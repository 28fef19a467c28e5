// Frame of a section of the page of a member.
import { Group, Paper, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { title: ReactNode; action?: ReactNode; children: ReactNode }

export const Section = ({ title, action, children }: Props) => (
  <Paper withBorder p="md" component="section">
    <Stack gap="sm">
      <Group justify="space-between" mih={30}>
        <Title order={2} size="h4">
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </Stack>
  </Paper>
)
