// New data of a topic, which a change would publish.

export type NewData = { topic: string; data: object }
