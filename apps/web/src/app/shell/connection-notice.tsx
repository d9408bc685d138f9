import { useDebouncedValue } from '@mantine/hooks'
import { connection } from '../../lib/live/connection.ts'
import classes from './connection-notice.module.css'

/** A short break is nobody's business; one that lasts this long (ms) is. */
const patience = 2_000

/** Says that live updates are interrupted, until they are back. */
export const ConnectionNotice = () => {
  const state = connection.use()
  const [lost] = useDebouncedValue(state === 'lost', patience)
  return (
    <div role="status" className={classes.place}>
      {lost && state === 'lost' && (
        <p className={classes.notice}>
          Connection lost. Trying to reach the server again; what you typed stays here.
        </p>
      )}
    </div>
  )
}
