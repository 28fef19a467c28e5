import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    testTimeout: 60_000,
    environmentOptions: { happyDOM: { url: 'https://shop.example.com' } },
  },
})
