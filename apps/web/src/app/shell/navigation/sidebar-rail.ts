import { useLocalStorage } from '@mantine/hooks'

/** Whether the sidebar is collapsed to icons, remembered in this browser. */
export const useSidebarRail = () =>
  useLocalStorage({ key: 'web2.sidebar-rail', defaultValue: false, getInitialValueInEffect: false })
