import { colorAt, type ChartSeries } from './chart-data.ts'
import classes from './chart.module.css'

/** Which colour is which series; screen readers have the table instead. */
export const ChartLegend = ({ series }: { series: readonly ChartSeries[] }) => (
  <ul className={classes.legend} aria-hidden>
    {series.map(({ key, label }, at) => (
      <li key={key}>
        <span className={classes.swatch} style={{ background: colorAt(at) }} />
        {label}
      </li>
    ))}
  </ul>
)
