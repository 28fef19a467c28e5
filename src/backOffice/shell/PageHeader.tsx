// Head of a page: the link back to the list, the heading with its badges, and the actions of the page. The heading gets
// the focus when the page opens.
import { Group, Stack, Text, Title } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './PageHeader.module.css'
import { useHeadingFocus } from './useHeadingFocus.ts'

type Props = {
  title: ReactNode
  /** Link to the list of the page. */
  back?: ReactNode
  /** State next to the heading. */
  badges?: ReactNode
  about?: ReactNode
  /** Buttons at the end of the line. */
  children?: ReactNode
}

export function PageHeader({ title, back, badges, about, children }: Props) {
  const heading = useHeadingFocus()
  return (
    <Stack gap={4}>
      {back !== undefined && (
        <div className={classes.back}>
          <ArrowLeft size={16} aria-hidden />
          {back}
        </div>
      )}
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Title order={1} size="h2" ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {badges}
        </Group>
        {children !== undefined && <Group gap="xs">{children}</Group>}
      </Group>
      {Boolean(about) && (
        <Text size="sm" c="dimmed" maw="44rem">
          {about}
        </Text>
      )}
    </Stack>
  )
}
