// Defines the settings for contract reports of the hub: folders, files, and the source of the numbers of calls.
import { defaultMessages, type Terms } from '@members-hub/contract-check'

export const hubMessages: Terms = {
  ...defaultMessages,
  accepted: 'scripts/contract/accepted.yaml',
  release: '`npm run generate`, then release it with the rest',
  callers:
    '`npm run contract -- --calls <address of Prometheus>` shows how often each build does, and accepts the change once none has for a week',
  mocks: { start: 'npm run dev:mock', origin: 'http://localhost:5173' },
  sides: { src: 'Pages', api: 'Server', locales: 'Messages', tests: 'Test cases' },
}
