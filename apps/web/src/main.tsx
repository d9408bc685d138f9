// before all else: what it asks for is on its way while the app is still being read
import './first.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { apiClient } from './lib/api/client.ts'
import { sessionToken } from './lib/session/session.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root.')

// A signed-in user needs the client at once; it loads in parallel to the first screen.
if (sessionToken() !== null) void apiClient()

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
