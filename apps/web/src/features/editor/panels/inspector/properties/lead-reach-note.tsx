import { useQuery } from '@tanstack/react-query'
import { fetchVersion } from '../../../../../lib/api/version.ts'
import { isOpenToVisitors } from '../../transfer/export/public-url.ts'
import styles from '../panel.module.css'

/** Whether entries can reach this installation, which published pages post to. */
export const LeadReachNote = () => {
  const { data } = useQuery({ queryKey: ['version'], queryFn: fetchVersion })
  return (
    <p className={styles.note}>
      {data === undefined || isOpenToVisitors(data.publicUrl)
        ? 'Visitors don’t need JavaScript. Entries appear in Leads as soon as the site is published.'
        : `Only sites on the built-in host can deliver while PUBLIC_URL is “${data.publicUrl}”. Ask your admin to set it to a public https:// URL.`}
    </p>
  )
}
