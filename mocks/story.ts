// Keeps what a caller's own calls have brought about, in their order.

/** The writes that have succeeded, each once, the latest last, with what it was about. */
export type Story = Map<string, string[]>

/** Stories of the callers that were seen last. */
const most = 500

export function openStories() {
  const stories = new Map<string, Story>()
  return (caller: string): Story => {
    const story: Story = stories.get(caller) ?? new Map()
    stories.delete(caller)
    stories.set(caller, story)
    const [oldest] = stories.keys()
    if (stories.size > most && oldest !== undefined) stories.delete(oldest)
    return story
  }
}

export function tell(story: Story, operation: string, about: string[]) {
  story.delete(operation)
  story.set(operation, about)
}
