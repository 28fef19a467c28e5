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
import { LogOut, Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { endStaffSession, getStaffSession } from '#generated/backOffice/calls/backOffice.ts'
import { areas } from './areas.ts'
import { ShortcutHelp } from './ShortcutHelp.tsx'
import classes from './Shell.module.css'

export function Shell() {
  const intl = useIntl()
  const [isOpen, { toggle, close }] = useDisclosure()
  const { data: staff } = useSuspenseQuery(getStaffSession.query())
  const { pathname } = useLocation()
  useTitle(pathname)
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
          <Text fw={600} visibleFrom="xs">
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
        px="sm"
        pt="sm"
        aria-label={intl.formatMessage({ id: 'backOffice.shell.navigation' })}
      >
        {areas
          .filter(({ permission }) => staff.permissions.includes(permission))
          .map(({ to, title, icon: Icon }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              active={pathname.startsWith(to)}
              className={classes.area}
              leftSection={<Icon size={18} strokeWidth={1.75} aria-hidden />}
              label={<FormattedMessage id={title} />}
              onClick={close}
            />
          ))}
      </AppShell.Navbar>
      <AppShell.Main className={classes.main}>
        <div className={classes.content}>
          <Outlet />
        </div>
      </AppShell.Main>
    </AppShell>
  )
}

/** Names the area in the title of the browser, which its history stores; names of members are not in it. */
function useTitle(pathname: string) {
  const intl = useIntl()
  const area = areas.find(({ to }) => pathname.startsWith(to))
  useEffect(() => {
    const names = [area?.title, 'backOffice.shell.title'] as const
    document.title = names.flatMap((id) => (id ? [intl.formatMessage({ id })] : [])).join(' · ')
  }, [area, intl])
}

function SchemeButton() {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? Sun : Moon
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<Icon size={14} aria-hidden />}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
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
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<LogOut size={14} aria-hidden />}
      loading={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      <FormattedMessage id="backOffice.shell.signOut" />
    </Button>
  )
}
