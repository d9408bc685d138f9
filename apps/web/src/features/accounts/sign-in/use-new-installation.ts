import { useEffect, useState } from 'react'
import { fetchVersion } from '../../../lib/api/version.ts'

/** Returns true once the server has said that no one has an account yet. */
export const useNewInstallation = (): boolean => {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    let isGone = false
    fetchVersion()
      .then((answer) => !isGone && setNew(answer.isNew))
      // the screen works without knowing
      .catch((error: unknown) => console.warn('The state of the installation is unknown.', error))
    return () => {
      isGone = true
    }
  }, [])
  return isNew
}
