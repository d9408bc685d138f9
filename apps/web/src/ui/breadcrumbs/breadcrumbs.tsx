import { Link } from '@tanstack/react-router'
import { useContext } from 'react'
import classes from './breadcrumbs.module.css'
import { ParentScreen, type Crumb } from './parent-screen.ts'

interface BreadcrumbsProps {
  /** Screens between the entry of the menu and this one. */
  between: readonly Crumb[]
  /** This screen. */
  here: string
}

/** The way to a screen that stands below an entry of the menu; nothing for the entries themselves. */
export const Breadcrumbs = ({ between, here }: BreadcrumbsProps) => {
  const parent = useContext(ParentScreen)
  if (parent === null) return null
  return (
    <nav aria-label="Breadcrumb" className={classes.crumbs}>
      <ol>
        {[parent, ...between].map(({ label, link }) => (
          <li key={label}>
            <Link {...link} activeOptions={{ exact: true }} title={label}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  )
}
