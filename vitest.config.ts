import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['{turn,engines,contracts,apps,scripts,e2e}/**/*.test.{ts,tsx}'], testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 },
})
