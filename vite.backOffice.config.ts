// Configures the build of the web app for staff. It is separate from the app for members, so that members do not fetch
// its code.
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { targets } from '#scripts/inlineScript.ts'

export default defineConfig({
  root: resolve('src/backOffice'),
  publicDir: false,
  // The development server runs next to that of the members' app, whose cache is in the default folder.
  cacheDir: resolve('node_modules/.vite-back-office'),
  plugins: [react()],
  build: {
    target: targets,
    emptyOutDir: true,
    // Inlined fonts would be blocked: the content security policy allows fonts only from this host.
    assetsInlineLimit: 0,
    // Staff load the app once a day on a fast network, so that one file is simpler than several.
    chunkSizeWarningLimit: 1_000,
  },
})
