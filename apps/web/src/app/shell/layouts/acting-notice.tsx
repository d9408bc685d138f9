import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useUser } from '../../../lib/session/use-user.ts'
import { stopImpersonating } from '../../../lib/session/sign-in.ts'
import { formatTime } from '../../../lib/dates.ts'
import classes from './acting-notice.module.css'

/** Notice for an admin who impersonates a user, with the way back. */
export const ActingNotice = () => {
  const user = useUser()
  const router = useRouter()
  if (user === null || user.actedBy === null) return null
  const { _id, name, actedBy } = user
  const goBack = async () => {
    await stopImpersonating()
    await router.navigate({ to: '/users/$id', params: { id: _id } })
  }
  return (
    <div className={classes.notice} role="region" aria-label="Impersonation">
      <p>
        You’re signed in as <strong>{name}</strong> until {formatTime(actedBy.until)}. Your actions are logged
        under {actedBy.name}.
      </p>
      <Button size="compact-sm" variant="white" color="dark" onClick={() => void goBack()}>
        Return to your account
      </Button>
    </div>
  )
}
