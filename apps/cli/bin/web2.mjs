#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { findNode24 } from '../../../scripts/setup/node-24.mjs'
import { inRoot, runScript } from '../../../scripts/setup/project.mjs'

/** Runs the program itself under Node 24, which can execute TypeScript. */
await runScript(
  (args) =>
    new Promise((resolve, reject) => {
      const program = spawn(findNode24(), [inRoot('apps/cli/src/main.ts'), ...args], { stdio: 'inherit' })
      for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill(signal))
      program.once('error', reject)
      program.once('exit', (code) => resolve(code ?? 130))
    }),
)
