export function problemsOf(subject: string): string[]
export function subjectOf(message: string): string
