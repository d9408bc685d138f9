/**
 * Returns how to call npm with these arguments: the npm that runs this script, or else the one on the PATH.
 */
export function npmCommand(args) {
  const { npm_execpath: npm } = process.env
  const isNpm = npm !== undefined && /npm-cli\.c?js$/.test(npm)
  return isNpm
    ? { file: process.execPath, args: [npm, ...args], options: {} }
    : { file: 'npm', args, options: { shell: process.platform === 'win32' } }
}
