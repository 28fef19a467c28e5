// Page of a questionnaire form such as `/questionnaire/form`: first loads the answers stored on this device and on
// the server.
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
import { openForm, type Begun } from './keptAnswers.ts'
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
  // Remounted if the server has answers for another version of the questionnaire.
  return <Opening key={`${summary.id} ${round}`} summary={summary} onStale={() => void reopen()} />
}

type OpeningProps = { summary: QuestionnaireSummary; onStale: () => void }

function Opening({ summary, onStale }: OpeningProps) {
  const { id, version, screen, submitted } = summary
  const app = useAppContext()
  // Local storage is only available after hydration.
  const secret = useVisitorSecret(id)
  const isReady = secret !== undefined
  const [begun, setBegun] = useState<Begun>()
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    if (!isReady) return
    let isOver = false
    openForm(app, { id, version }).then(
      (draft) => !isOver && setBegun(draft),
      (error: unknown) => !isOver && setFault(error),
    )
    return () => {
      isOver = true
    }
  }, [app, id, version, isReady])

  if (fault) throw fault
  if (submitted || secret?.claimCode !== undefined) return <Navigate to={pathsOf(screen).result} replace />
  if (!begun) return <PageSkeleton />
  return <Filling summary={summary} begun={begun} onStale={onStale} />
}
