import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serviceWorker } from './build/service-worker.ts'

const server = 'http://127.0.0.1:7480'
const answeredByServer = ['/api', '/agui', '/healthz', '/readyz']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), serviceWorker()],
  server: { proxy: Object.fromEntries(answeredByServer.map((path) => [path, server])) },
  build: { outDir: 'dist', emptyOutDir: true, manifest: 'assets.json', target: 'es2023' },
})
