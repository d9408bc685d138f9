import { Link } from '@tanstack/react-router'
import classes from './dashboard.module.css'
import { FetchSkeleton } from '../../ui/loading-indicators.tsx'

interface FigureProps {
  label: string
  value: number | undefined
  to: '/nap-databases' | '/site-builder' | '/articles' | '/properties'
}

const number = new Intl.NumberFormat()

/** One count, leading to what it counts. */
export const Figure = ({ label, value, to }: FigureProps) => (
  <Link to={to} className={classes.figure}>
    <span className={classes.figureLabel}>{label}</span>
    {value === undefined ? (
      <>
        <span className="visually-hidden">: loading</span>
        <FetchSkeleton h={34} w={48} mt={4} />
      </>
    ) : (
      <span className={classes.figureValue}>{number.format(value)}</span>
    )}
  </Link>
)
