import { CliFailure } from '../../exit-codes.ts'
import type { Command } from '../../terminal.ts'
import { exportLeads } from './export-leads.ts'
import { listLeads } from './list-leads.ts'
import { tailLeads } from './tail-leads.ts'

const actions: Readonly<
  Record<string, Pick<Command, 'run' | 'options'> & { readonly words: number; readonly usage: string }>
> = {
  tail: {
    run: tailLeads,
    options: ['site', 'once'],
    words: 1,
    usage: 'web2 leads tail [--site Spring] [--once]',
  },
  list: {
    run: listLeads,
    options: ['site', 'status', 'limit'],
    words: 1,
    usage: 'web2 leads list [--site Spring] [--status new] [--limit 20]',
  },
  export: {
    run: exportLeads,
    options: ['site', 'status'],
    words: 2,
    usage: 'web2 leads export <leads.csv> [--site Spring] [--status new]',
  },
}

/** Follows, lists and exports leads. */
export const leads: Command = {
  usage: 'leads tail | list | export <leads.csv> [--site Spring] [--status new] [--limit 20] [--once]',
  about:
    'Follow new leads until you press Ctrl+C, also after a lost connection; list the latest ones; or save them as a CSV file',
  options: ['site', 'status', 'limit', 'once'],
  words: 2,
  run: async (terminal) => {
    const [name = '', ...rest] = terminal.args
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action)
      throw new CliFailure(
        `Choose tail, list or export. Example: web2 leads tail --site "Green Acre Gardens"`,
      )
    const { options, words, usage } = action
    const strange = Object.keys(terminal.options).find(
      (option) => option !== 'json' && !options.includes(option),
    )
    if (strange !== undefined)
      throw new CliFailure(`leads ${name} doesn’t support --${strange}. Usage: ${usage}`)
    const extra = terminal.args[words]
    if (extra !== undefined) throw new CliFailure(`Unexpected argument “${extra}”. Usage: ${usage}`)
    return action.run({ ...terminal, args: rest })
  },
}
