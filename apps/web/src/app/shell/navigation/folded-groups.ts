import { useLocalStorage } from '@mantine/hooks'
import { navGroups } from './nav-groups.ts'

const foldedAtFirst = navGroups.filter(({ startsFolded }) => startsFolded).map(({ name }) => name)

/** Groups of the sidebar that the user has folded, remembered in this browser. */
export const useFoldedGroups = () => {
  const [folded, setFolded] = useLocalStorage<readonly string[]>({
    key: 'web2.sidebar-folded',
    defaultValue: foldedAtFirst,
    getInitialValueInEffect: false,
  })
  return {
    isFolded: (name: string) => folded.includes(name),
    toggle: (name: string) =>
      setFolded((known) => (known.includes(name) ? known.filter((each) => each !== name) : [...known, name])),
  }
}
