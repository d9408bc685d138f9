import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { maintenanceProgram } from './built-programs.ts'

/** Runs a command of `npm run`, such as 'backup'. Returns its exit code and output. */
export const maintenanceCommand = async (
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<{ readonly code: number | null; readonly output: string }> => {
  const child = spawn(process.execPath, [maintenanceProgram, ...args], {
    env: { PATH: process.env.PATH, ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}
