// Group of fields with a name, such as the four languages of a text or the properties of an object.
import { Badge, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormContext } from './formContext.ts'
import { inLabels } from './labels.ts'
import classes from './Form.module.css'

type Props = {
  label: string
  path: string
  hint?: ReactNode
  /** Number of items of a list. */
  count?: number | undefined
  /** Problem of the value; by default, the message of the server. */
  error?: string | undefined
  /** True to draw a line next to the fields of a nested object. */
  isNested?: boolean
  children: ReactNode
}

export function FieldGroup({ label, path, hint, count, error, isNested = false, children }: Props) {
  const { problems, topic } = useFormContext()
  const stored = problems.get(path)
  const problem = error ?? (stored === undefined ? undefined : inLabels(topic, stored))
  return (
    <fieldset className={classes.group} data-path={path}>
      <legend className={classes.legend}>
        <Group gap={6} component="span">
          <span>{label}</span>
          {count !== undefined && (
            <Badge variant="light" color="gray" size="sm" component="span">
              {count}
            </Badge>
          )}
        </Group>
      </legend>
      {hint !== undefined && (
        <Text size="xs" c="dimmed" mb={4}>
          {hint}
        </Text>
      )}
      {problem !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mb={4}>
          {problem}
        </Text>
      )}
      <div className={isNested ? classes.nested : undefined}>{children}</div>
    </fieldset>
  )
}
