// Defines the settings for contract reports of the hub: folders, files, and the source of the numbers of calls.
import { defaultMessages, type Terms } from '@members-hub/contract-check'

export const hubMessages: Terms = {
  ...defaultMessages,
  accepted: 'scripts/contract/accepted.yaml',
  release: 'Run `npm run generate`, then release the change',
  callers:
    '`npm run contract -- --calls <URL of Prometheus>` prints the number of calls of each build, and accepts the change if no older build has called for a week',
  mocks: { start: 'npm run dev:mock', origin: 'http://localhost:5173' },
  sides: { src: 'Pages', api: 'Server', locales: 'Messages', tests: 'Test cases' },
}
