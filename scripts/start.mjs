import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode24, requireNode18 } from './setup/node-24.mjs'
import { inRoot, root, runScript, ScriptFailure } from './setup/project.mjs'
import { ensureServerBuilt, ensureWebBuilt, serverProgram } from './setup/builds.mjs'

/** Parent process, read before any slow step so that a later change is noticed. */
const parent = process.ppid

/** `npm start`: installs and builds what is missing or out of date, then runs the server in the foreground. */
await runScript(async () => {
  requireNode18()
  await ensureInstalled()
  const node = findNode24()
  await ensureWebBuilt(node)
  await ensureServerBuilt(node)
  console.log('Starting the database and the server…')
  return runServer(node)
})

/** Runs the server, which stops when the channel to it closes, so it can't outlive this process. */
function runServer(node) {
  const options = JSON.parse(readFileSync(inRoot('apps', 'server', 'node-options.json'), 'utf8'))
  const server = spawn(node, [...options, serverProgram], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  stopWithNpm(server)
  return new Promise((fulfil, reject) => {
    server.once('error', (error) =>
      reject(new ScriptFailure(`Node could not be started (${node}): ${error.message}`)),
    )
    server.once('exit', (code, signal) => {
      if (signal)
        console.error(`\nThe server was stopped by ${signal}. Start it again; no saved data is lost.`)
      fulfil(code ?? 1)
    })
  })
}

/**
 * Stops the server when npm is killed. A changed parent is the only sign, because this process gets no
 * signal.
 */
function stopWithNpm(server) {
  if (process.env.npm_lifecycle_event === undefined) return
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 200).unref()
}
