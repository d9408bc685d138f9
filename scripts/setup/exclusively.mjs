import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { inRoot, ScriptFailure } from './project.mjs'

const lock = inRoot('.cache', 'setup.lock')

/** Runs `work` while no other command of this checkout installs or builds; waits until that is so. */
export async function exclusively(work) {
  try {
    mkdirSync(inRoot('.cache'), { recursive: true })
    for (let told = false; !claim(); await delay(200)) {
      if (!told) console.log('Waiting for another command that installs or builds in this folder.')
      told = true
    }
  } catch (error) {
    throw new ScriptFailure(`Setup needs to write to this folder, but can’t: ${error.message}`)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function claim() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(Number(readOrNothing()))) rmSync(lock, { force: true })
    return false
  }
}

function readOrNothing() {
  try {
    return readFileSync(lock, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
