// Query parameter that filters the list of notifications by topic.
import { noticeTopicField } from '#generated/parameters.ts'
import { searchOf } from '#src/client/search.ts'

export const noticeTopics = noticeTopicField.choices

export const noticeFilter = searchOf({ topic: noticeTopicField })
