// Provides the data of a questionnaire with 60 questions: ten groups with one question of each of six kinds. The answer
// "yes" in one group shows the next group. The questionnaire uses the screens of another questionnaire.
import own from '#api/catalog/questionnaires.json' with { type: 'json' }
import type { Answer } from '#generated/schema.d.ts'

const words = (en: string, th = en) => ({ en, id: en, th, vn: en })
const kinds = ['single', 'number', 'text', 'scale', 'multiple', 'longText'] as const
const groups = Array.from({ length: 10 }, (_, group) => group)
const idOf = (group: number, kind: (typeof kinds)[number]) => `g${group}-${kind.toLowerCase()}`

const options = (...ids: string[]) => ids.map((id) => ({ id, label: words(`${id} in words`) }))

function question(group: number, kind: (typeof kinds)[number]) {
  const shared = {
    id: idOf(group, kind),
    kind,
    required: true,
    // From the second group on, the first label quotes an answer of the previous group.
    label:
      group > 0 && kind === 'single'
        ? words(
            `Group ${group}: after {answer:${idOf(group - 1, 'text')}}?`,
            `กลุ่ม ${group}: ต่อจาก {answer:${idOf(group - 1, 'text')}} ไหม`,
          )
        : words(`Group ${group}: ${kind}?`, `กลุ่ม ${group}: ${kind} ไหม`),
    ...(group === 0
      ? {}
      : {
          showIf: {
            match: 'all',
            conditions: [
              { questionId: idOf(group - 1, 'single'), test: 'includes', choices: ['yes'] },
              { questionId: idOf(group - 1, 'text'), test: 'answered' },
            ],
          },
        }),
  }
  switch (kind) {
    case 'single':
      return { ...shared, options: options('yes', 'no'), maxChoices: 1 }
    case 'multiple':
      return { ...shared, options: options('one', 'two', 'three'), maxChoices: 2 }
    case 'number':
      return { ...shared, minimum: 0, maximum: 99, decimals: 1, unit: words('mm') }
    case 'scale':
      return { ...shared, minimum: 1, maximum: 5, minimumLabel: words('low'), maximumLabel: words('high') }
    case 'text':
    case 'longText':
      return { ...shared, maxLength: 100 }
  }
}

const sixty = {
  id: 'sixty',
  title: words('Sixty questions'),
  teaser: words('Sixty.'),
  intro: words('Sixty.'),
  versions: [
    {
      version: 1,
      tips: [],
      note: words('No more than a test.'),
      outcomes: [{ title: words('Sixty answers'), text: words('Thank you.') }],
      pages: groups.map((group) => ({
        id: `g${group}`,
        title: words(`Group ${group}`),
        questions: kinds.map((kind) => question(group, kind)),
      })),
    },
  ],
}

/** Catalog in which this questionnaire replaces the second questionnaire of the catalog. */
export const withSixtyQuestions = own.map((questionnaire) =>
  questionnaire.screen === 'questionnaire2' ? { ...questionnaire, ...sixty } : questionnaire,
)

export const answersToSixty: Answer[] = groups.flatMap((group): Answer[] => [
  { kind: 'choices', questionId: idOf(group, 'single'), choices: ['yes'] },
  { kind: 'number', questionId: idOf(group, 'number'), number: group + 0.5 },
  { kind: 'text', questionId: idOf(group, 'text'), text: `word ${group}` },
  { kind: 'number', questionId: idOf(group, 'scale'), number: 1 + (group % 5) },
  { kind: 'choices', questionId: idOf(group, 'multiple'), choices: ['one', 'three'] },
  { kind: 'text', questionId: idOf(group, 'longText'), text: `More about ${group}` },
])
