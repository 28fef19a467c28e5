// Copies the project for a test that changes the contract or runs its generators. The copy is deleted after the test.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { copyProject } from '#scripts/projectCopy.ts'

export async function projectCopy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-copy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyProject(folder)
  return folder
}
