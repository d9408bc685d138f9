import { useQuery } from '@tanstack/react-query'
import { formReachProblem } from '@web2/contract/sites'
import { fetchVersion } from '../../../../../lib/api/version.ts'
import styles from '../panel.module.css'

/** Whether entries from public sites can reach this installation, which published pages post to. */
export const LeadReachNote = () => {
  const { data } = useQuery({ queryKey: ['version'], queryFn: fetchVersion })
  const problem = data === undefined ? null : formReachProblem(data.publicUrl, undefined)
  return (
    <p className={styles.note}>
      {problem === null
        ? 'Visitors don’t need JavaScript. Entries appear in Leads once the site is published.'
        : `Sites on the built-in host deliver. On public clouds: ${problem}`}
    </p>
  )
}
