// Keeps with a build what it reads of the contract: `node scripts/contract/impact/write.ts dist`.
import { keepIndex } from './kept.ts'

await keepIndex(process.cwd(), process.argv[2] ?? 'dist')
