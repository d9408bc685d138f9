/** npm as a program with its arguments: the one that runs this script, else the one on the path. */
export function npmCommand(args) {
  const { npm_execpath: npm } = process.env
  const isNpm = npm !== undefined && /npm-cli\.c?js$/.test(npm)
  return isNpm
    ? { file: process.execPath, args: [npm, ...args], options: {} }
    : { file: 'npm', args, options: { shell: process.platform === 'win32' } }
}
