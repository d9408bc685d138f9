import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env.API_URL ?? 'http://127.0.0.1:3030'

export default defineConfig({
  plugins: [react()],
  server: {
    port: 43000,
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
  },
  build: {
    // The page's policy bars inline scripts; files of their own keep it simple for pictures too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      // Our packages only define things: a schema that nobody uses need not be sent.
      treeshake: {
        moduleSideEffects: [{ test: /packages\/(builder|contract|site)\/src\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'router',
              test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
            },
            { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
          ],
        },
      },
    },
  },
})
