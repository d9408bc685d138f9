import { ensureServerBuilt, ensureWebBuilt } from './setup/builds.mjs'
import { runScript } from './setup/project.mjs'

/** `npm run build`: builds what `npm start` would build first, for a checkout or an image that is read-only later. */
await runScript(async () => {
  await ensureWebBuilt(process.execPath)
  await ensureServerBuilt(process.execPath)
  return 0
})
