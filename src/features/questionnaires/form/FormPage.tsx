// Page of a questionnaire form, such as `/questionnaire/form`. It first loads the answers that are stored on this
// device and on the server.
import { useEffect, useState } from 'react'
import { Navigate } from '@tanstack/react-router'
import { listQuestionnaires } from '#generated/calls/questionnaires.ts'
import { useListQuestionnaires } from '#generated/hooks/questionnaires.ts'
import type { QuestionnaireScreen, QuestionnaireSummary } from '#generated/schema.d.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { PageSkeleton } from '#src/runtime/layout/PageSkeleton.tsx'
import { useVisitorSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { questionnaireOn, pathsOf } from '../paths.ts'
import { Filling } from './Filling.tsx'
import { openForm, type OpenedAnswers } from './storedAnswers.ts'
import { makeStale } from './useAnswers.ts'

export function FormPage({ screen }: { screen: QuestionnaireScreen }) {
  const { queryClient } = useAppContext()
  const { data } = useListQuestionnaires()
  const summary = questionnaireOn(screen, data)
  const [round, setRound] = useState(0)
  async function reopen() {
    await makeStale({ queryClient })
    await queryClient.fetchQuery({ ...listQuestionnaires.query(), staleTime: 0 }).catch(() => {})
    setRound(round + 1)
  }
  if (!summary) return <Navigate to={pathsOf(screen).root} replace />
  // Set a React key, so that the form is mounted again if the server has answers for another version of the
  // questionnaire.
  return <Opening key={`${summary.id} ${round}`} summary={summary} onStale={() => void reopen()} />
}

type OpeningProps = { summary: QuestionnaireSummary; onStale: () => void }

function Opening({ summary, onStale }: OpeningProps) {
  const { id, version, screen, submitted } = summary
  const app = useAppContext()
  // Wait for hydration, because the answers in the browser's storage cannot be read on the server.
  const secret = useVisitorSecret(id)
  const isReady = secret !== undefined
  const [started, setStarted] = useState<OpenedAnswers>()
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    if (!isReady) return
    let isOver = false
    openForm(app, { id, version }).then(
      (draft) => !isOver && setStarted(draft),
      (error: unknown) => !isOver && setFault(error),
    )
    return () => {
      isOver = true
    }
  }, [app, id, version, isReady])

  if (fault) throw fault
  if (submitted || secret?.claimCode !== undefined) return <Navigate to={pathsOf(screen).result} replace />
  if (!started) return <PageSkeleton />
  return <Filling summary={summary} begun={started} onStale={onStale} />
}
