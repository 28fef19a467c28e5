// Head of a page: the link back to the list, the heading with its badges, and the actions of the page. The heading gets
// the focus when the page opens.
import { Group, Stack, Text, Title } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import classes from './PageHeader.module.css'
import { useHeadingFocus } from './useHeadingFocus.ts'

type Props = {
  title: ReactNode
  /** Link to the list of the page. */
  back?: ReactNode
  /** State next to the heading. */
  badges?: ReactNode
  about?: ReactNode
  /** Heading of a page that also moves the focus later, for example when a row leaves the list. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  /** Buttons at the end of the line. */
  children?: ReactNode
}

export function PageHeader({ title, back, badges, about, headingRef, children }: Props) {
  const focused = useHeadingFocus()
  const heading = headingRef ?? focused
  return (
    <Stack gap={4}>
      {back !== undefined && (
        <div className={classes.back}>
          <ArrowLeft size={16} aria-hidden />
          {back}
        </div>
      )}
      <Group justify="space-between" align="start" gap="sm">
        <div className={classes.head}>
          <Group gap="sm">
            <Title order={1} size="h2" ref={heading} tabIndex={-1}>
              {title}
            </Title>
            {badges}
          </Group>
          {Boolean(about) && (
            <Text size="sm" c="dimmed" maw="44rem" mt={4}>
              {about}
            </Text>
          )}
        </div>
        {children !== undefined && <Group gap="xs">{children}</Group>}
      </Group>
    </Stack>
  )
}
