// Frame of all pages: navigation, the signed-in staff member, and the list of keyboard shortcuts.
import { FormattedMessage, useIntl } from 'react-intl'
import {
  AppShell,
  Badge,
  Burger,
  Button,
  Group,
  NavLink,
  Text,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { endStaffSession, getStaffSession } from '#generated/backOffice/calls/backOffice.ts'
import { ShortcutHelp } from './ShortcutHelp.tsx'
import classes from './Shell.module.css'

/** Areas of the navigation, with the permission that each one needs. */
const areas = [
  { to: '/reviews', permission: 'review', title: 'backOffice.reviews.title' },
  { to: '/parcels', permission: 'ship', title: 'backOffice.parcels.title' },
  { to: '/members', permission: 'findMembers', title: 'backOffice.members.title' },
  { to: '/messages', permission: 'answer', title: 'backOffice.messages.title' },
  { to: '/approvals', permission: 'approve', title: 'backOffice.approvals.title' },
  { to: '/jobs', permission: 'operate', title: 'backOffice.jobs.title' },
  { to: '/stock', permission: 'stock', title: 'backOffice.stock.title' },
  { to: '/figures', permission: 'figures', title: 'backOffice.figures.title' },
] as const

export function Shell() {
  const intl = useIntl()
  const [isOpen, { toggle, close }] = useDisclosure()
  const { data: staff } = useSuspenseQuery(getStaffSession.query())
  const { pathname } = useLocation()
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding="lg"
    >
      <AppShell.Header className={classes.header}>
        <Group gap="sm">
          <Burger
            opened={isOpen}
            onClick={toggle}
            hiddenFrom="md"
            size="sm"
            aria-label={intl.formatMessage({ id: 'backOffice.shell.menu' })}
          />
          <Text fw={600}>
            <FormattedMessage id="backOffice.shell.title" />
          </Text>
        </Group>
        <Group gap="sm" wrap="nowrap">
          <Text size="sm" c="dimmed" visibleFrom="sm">
            {staff.email}
          </Text>
          {staff.roles.map((role) => (
            <Badge key={role} variant="light" visibleFrom="xs">
              {role}
            </Badge>
          ))}
          <ShortcutHelp />
          <SchemeButton />
          <SignOutButton />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar
        className={classes.navbar}
        p="sm"
        aria-label={intl.formatMessage({ id: 'backOffice.shell.navigation' })}
      >
        {areas
          .filter(({ permission }) => staff.permissions.includes(permission))
          .map(({ to, title }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              active={pathname.startsWith(to)}
              label={<FormattedMessage id={title} />}
              onClick={close}
            />
          ))}
      </AppShell.Navbar>
      <AppShell.Main className={classes.main}>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}

function SchemeButton() {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return (
    <Button variant="default" size="compact-sm" onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      <FormattedMessage id={isDark ? 'backOffice.shell.light' : 'backOffice.shell.dark'} />
    </Button>
  )
}

function SignOutButton() {
  const signOut = useMutation({
    ...endStaffSession.mutation,
    onSettled: () => location.assign('/signed-out'),
  })
  return (
    <Button variant="default" size="compact-sm" loading={signOut.isPending} onClick={() => signOut.mutate()}>
      <FormattedMessage id="backOffice.shell.signOut" />
    </Button>
  )
}
