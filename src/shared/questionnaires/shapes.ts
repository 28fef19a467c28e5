// The shapes of a question, its rule and its answer, as far as the rules of questionnaires look at them. The contract's types say
// more and fit these: the compiler holds them together wherever the rules are called.

export type Condition = {
  questionId: string
  test: 'answered' | 'includes' | 'excludes' | 'atLeast' | 'atMost'
  choices: string[]
  number: number | null
}

export type Rule = { match: 'all' | 'any'; conditions: Condition[] }

export type Question = { id: string; required: boolean; showIf: Rule | null } & (
  | { kind: 'single' | 'multiple' | 'pictureChoice'; options: { id: string }[]; maxChoices: number }
  | { kind: 'text' | 'longText' | 'email' | 'phone'; maxLength: number }
  | { kind: 'number'; minimum: number; maximum: number; decimals: number }
  | { kind: 'scale' | 'recommendation'; minimum: number; maximum: number }
  | { kind: 'date'; earliest: string | null; latest: string | null }
  | { kind: 'address' }
  | { kind: 'file'; maxFiles: number }
)

export type Answer = { questionId: string } & (
  | { kind: 'choices'; choices: string[] }
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  | { kind: 'date'; date: string }
  | { kind: 'address' }
  | { kind: 'files'; uploadIds: string[] }
)

export type Form<Asked = Question> = { pages: { questions: Asked[] }[] }
