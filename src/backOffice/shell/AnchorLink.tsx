// Link in the style of the component library to a page of the back office, with typed parameters.
import { Anchor, type AnchorProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

type Props = AnchorProps & Omit<ComponentPropsWithRef<'a'>, keyof AnchorProps>

export const AnchorLink = createLink((props: Props) => <Anchor {...props} />)
