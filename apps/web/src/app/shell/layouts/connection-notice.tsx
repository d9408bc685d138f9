import { useDebouncedValue } from '@mantine/hooks'
import { isWaitingForServer } from '../../../lib/chunks/server-answers.ts'
import { connection } from '../../../lib/live/connection.ts'
import classes from './connection-notice.module.css'

/** Ms after which a lost connection is shown. */
const patience = 2_000

/** Notice while the server is unreachable: live updates are interrupted, or a chunk can't load. */
export const ConnectionNotice = () => {
  const state = connection.use()
  const isWaiting = isWaitingForServer.use()
  const [lost] = useDebouncedValue(state === 'lost', patience)
  const isShown = isWaiting || (lost && state === 'lost')
  return (
    <div role="status" className={classes.place}>
      {isShown && (
        <p className={classes.notice}>
          {isWaiting
            ? 'Connection lost. This screen opens when you’re back online. Your changes are safe in this tab.'
            : 'Connection lost. Reconnecting… Your changes are safe in this tab.'}
        </p>
      )}
    </div>
  )
}
