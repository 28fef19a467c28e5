// Pages for errors, pending data and unknown addresses.
import { FormattedMessage, useIntl } from 'react-intl'
import { Anchor, Center, Loader, Stack, Text, Title } from '@mantine/core'
import { Link, type ErrorComponentProps } from '@tanstack/react-router'

export function PendingPage() {
  const intl = useIntl()
  return (
    <Center h="50vh" role="status">
      <Loader aria-label={intl.formatMessage({ id: 'backOffice.loading' })} />
    </Center>
  )
}

export const NotFoundPage = () => (
  <Stack align="center" mt="xl" px="md" ta="center">
    <Title order={1} size="h2">
      <FormattedMessage id="backOffice.notFound.title" />
    </Title>
    <Anchor component={Link} to="/">
      <FormattedMessage id="backOffice.notFound.link" />
    </Anchor>
  </Stack>
)

export const ForbiddenPage = () => (
  <Stack align="center" mt="xl" px="md" ta="center">
    <Title order={1} size="h2">
      <FormattedMessage id="backOffice.forbidden.title" />
    </Title>
    <Text>
      <FormattedMessage id="backOffice.forbidden.text" />
    </Text>
  </Stack>
)

export const ErrorPage = ({ error }: ErrorComponentProps) => (
  <Stack align="center" mt="xl" px="md" ta="center">
    <Title order={1} size="h2">
      <FormattedMessage id="backOffice.error.title" />
    </Title>
    <Text>{error instanceof Error ? error.message : String(error)}</Text>
    <Anchor href="/">
      <FormattedMessage id="backOffice.error.reload" />
    </Anchor>
  </Stack>
)
