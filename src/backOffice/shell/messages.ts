// Messages of the back office, and their ids for react-intl and the compiler.
import messages from '#locales/backOffice/en-US.json' with { type: 'json' }

declare global {
  // react-intl reads the types of message ids from this namespace.
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}

export { messages }
export type MessageId = keyof typeof messages
export const isMessageId = (id: string): id is MessageId => id in messages
