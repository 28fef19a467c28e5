// Filter of the inbox, which the URL contains.
import { ContactMessageState, MessageLanguage } from '#generated/backOffice/schemas/membersHub.schemas.ts'

export type MessageFilter = {
  state?: (typeof ContactMessageState.options)[number] | undefined
  topic?: string | undefined
  language?: (typeof MessageLanguage.options)[number] | undefined
}

/** Reads the filter from the URL. An invalid value is ignored. */
export const readMessageFilter = ({ state, topic, language }: Record<string, unknown>): MessageFilter => ({
  state: ContactMessageState.options.find((each) => each === state),
  topic: typeof topic === 'string' && /^[\w-]{1,64}$/.test(topic) ? topic : undefined,
  language: MessageLanguage.options.find((each) => each === language),
})
