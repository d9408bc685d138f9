import { useEffect } from 'react'

const base = 'Web 2 Manager'

/**
 * Names the screen in the browser's tab, the most particular part first: 'Structure', 'Green Acre' makes the tab
 * 'Structure · Green Acre · Web 2 Manager'.
 */
export const useScreenTitle = (...parts: readonly string[]): void => {
  const title = [...parts.filter((part) => part.trim() !== ''), base].join(' · ')
  useEffect(() => {
    document.title = title
    return () => {
      document.title = base
    }
  }, [title])
}
