import { Anchor } from '@mantine/core'
import type { ImageRights } from '@web2/contract/media'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { formatMoment } from '../../../lib/dates.ts'
import styles from './images.module.css'

const Linked = ({ href, text }: { href: string | null; text: string }) =>
  href === null ? (
    <span>{text}</span>
  ) : (
    <Anchor href={href} target="_blank" rel="noopener" inherit>
      {text}
    </Anchor>
  )

/** Source, license, user and date of an image, with its credit to copy. */
export const PictureCredit = ({ rights }: { rights: ImageRights }) => {
  const { credit, link, licence, licenceUrl, takenBy, createdAt, prompt } = rights
  return (
    <div className={styles.rights}>
      <div className={styles.rightsText}>
        <span title={prompt ?? undefined}>
          <Linked href={link} text={credit} />
        </span>
        <span className={styles.taken}>
          <Linked href={licenceUrl} text={licence} /> · {formatMoment(createdAt)}
          {takenBy !== null && ` by ${takenBy}`}
        </span>
      </div>
      <CopyButton text={link === null ? credit : `${credit} (${link})`} label="Copy credit" />
    </div>
  )
}
