// Defines the hub's settings for contract reports: folders, files, and the source of call counts.
import { usualWords, type Words } from '@members-hub/contract-check'

export const hubWords: Words = {
  ...usualWords,
  accepted: 'scripts/contract/accepted.yaml',
  release: '`npm run generate`, then release it with the rest',
  callers:
    '`npm run contract -- --calls <address of Prometheus>` shows how often each build does, and accepts the change once none has for a week',
  mocks: { start: 'npm run dev:mock', origin: 'http://localhost:5173' },
  sides: { src: 'Pages', api: 'Server', locales: 'Messages', tests: 'Test cases' },
}
