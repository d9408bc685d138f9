import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadChunk } from '../../lib/chunks/load-chunk.ts'
import { followOtherTabs, session } from '../../lib/session/session.ts'
import { forgetVisits, useVisits } from './palette/recent-screens.ts'
import { whenQuiet } from '../../lib/browser/when-idle.ts'

/** Keeps guards and live events in step with who is signed in, here or in another tab. */
export const SessionEffects = () => {
  const router = useRouter()
  const { token, user } = session.use()
  useVisits(user?.accountId)

  useEffect(() => followOtherTabs(), [])

  useEffect(() => {
    if (token === null) return
    let stop: (() => void) | undefined
    let left = false
    const open = () =>
      void loadChunk(() => import('./live-updates.ts')).then(({ openLiveUpdates }) => {
        if (!left) stop = openLiveUpdates(token)
      })
    const giveUp = whenQuiet(open)
    return () => {
      left = true
      giveUp()
      stop?.()
    }
  }, [token])

  useEffect(() => {
    let last = session.get().token
    return session.subscribe(() => {
      const { token: now } = session.get()
      if (now === last) return
      last = now
      if (now === null) forgetVisits()
      void router.invalidate()
    })
  }, [router])

  return null
}
