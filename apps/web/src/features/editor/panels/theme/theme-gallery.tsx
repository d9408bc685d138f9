import { themeSample } from '@web2/builder'
import { withOwnTokens } from '@web2/site'
import { readyThemes } from '@web2/site/themes'
import { AccountThemes, type ThemeChoice } from './account-themes.tsx'
import { ThemeCard } from './theme-card.tsx'
import styles from './theme.module.css'

const samples = new Map(readyThemes.map((theme) => [theme, themeSample(theme)]))

/** Themes of the account and ready ones, each with a sample of its colors and headings. */
export const ThemeGallery = ({ choose, present }: ThemeChoice) => (
  <>
    <AccountThemes choose={choose} present={present} />
    <ul className={styles.gallery} aria-label="Themes">
      {readyThemes.map((theme) => (
        <li key={theme.name}>
          <ThemeCard
            name={theme.name}
            sample={samples.get(theme) ?? {}}
            isCurrent={theme.name === present?.name}
            choose={() => choose(withOwnTokens(theme, present))}
          />
        </li>
      ))}
    </ul>
  </>
)
