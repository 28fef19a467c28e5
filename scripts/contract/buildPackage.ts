// Builds contract-check as a package of its own: one file of JavaScript, since Node.js strips no types of what is installed, with
// nothing of the hub's and nothing generated in it.
import { build } from 'vite'

await build({
  configFile: false,
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist',
    emptyOutDir: true,
    rollupOptions: {
      input: { 'contract-check': 'contractCheck.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
})
