import { useDebouncedValue } from '@mantine/hooks'
import { isWaitingForServer } from '../../../lib/chunks/server-answers.ts'
import { connection } from '../../../lib/live/connection.ts'
import classes from './connection-notice.module.css'

/** A short break is nobody's business; one that lasts this long (ms) is. */
const patience = 2_000

/** Says that live updates are interrupted, or that a part of the app can't be fetched, until the server is back. */
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
            ? 'Connection lost. What you opened appears when the connection is back. What you typed stays here.'
            : 'Connection lost. Trying to reach the server again; what you typed stays here.'}
        </p>
      )}
    </div>
  )
}
