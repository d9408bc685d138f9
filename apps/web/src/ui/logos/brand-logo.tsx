import {
  IconBrandAws,
  IconBrandAzure,
  IconBrandCloudflare,
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandTumblr,
  IconBrandWordpress,
  IconBucket,
  IconServer,
  type Icon,
} from '@tabler/icons-react'
import type { CloudName } from '@web2/contract/core'
import classes from './brand-logo.module.css'

/** A platform of blogs, or a cloud. */
export type Brand = CloudName | 'wordpress' | 'tumblr' | 'weebly' | 'gsites'

/** The color of a brand with its mark, or its initial where the icon set has no mark of it. */
const looks: Readonly<Record<Brand, { readonly color: string; readonly mark: Icon | string }>> = {
  wordpress: { color: '#21759b', mark: IconBrandWordpress },
  tumblr: { color: '#35465c', mark: IconBrandTumblr },
  weebly: { color: '#1d7bd0', mark: 'W' },
  gsites: { color: '#4758b5', mark: IconBrandGoogle },
  builtin: { color: '#0e6a70', mark: IconServer },
  s3: { color: '#5a6671', mark: IconBucket },
  awsS3: { color: '#232f3e', mark: IconBrandAws },
  azure: { color: '#0f72c6', mark: IconBrandAzure },
  bunny: { color: '#d9481c', mark: 'B' },
  cloudflare: { color: '#d96a0b', mark: IconBrandCloudflare },
  DOSpace: { color: '#0061eb', mark: 'D' },
  dreamhost: { color: '#0a6fd1', mark: 'D' },
  github: { color: '#24292f', mark: IconBrandGithub },
  linode: { color: '#04803f', mark: 'L' },
  vultr: { color: '#0763c9', mark: 'V' },
}

interface BrandLogoProps {
  of: Brand
  /** Pixels of its sides. */
  size?: number
}

/** A platform's or cloud's mark on a tile of its color. Screen readers skip it, because the name follows. */
export const BrandLogo = ({ of, size = 20 }: BrandLogoProps) => {
  const { color, mark: Mark } = looks[of]
  return (
    <span
      className={classes.tile}
      style={{ width: size, height: size, background: color }}
      data-brand={of}
      aria-hidden
    >
      {typeof Mark === 'string' ? (
        <svg viewBox="0 0 24 24" width={size} height={size}>
          <text x="12" y="17" textAnchor="middle" className={classes.initial}>
            {Mark}
          </text>
        </svg>
      ) : (
        <Mark size={size * 0.72} />
      )}
    </span>
  )
}
