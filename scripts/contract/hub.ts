// Says of the hub what a report of its contract needs to know: its folders, its files and who knows the builds that call.
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
