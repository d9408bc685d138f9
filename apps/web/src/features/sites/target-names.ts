import type { CloudName, SiteTarget } from '@web2/contract'

const cloudLabels: Record<CloudName, string> = {
  builtin: 'Built-in host',
  s3: 'S3-compatible storage',
  awsS3: 'Amazon S3',
  azure: 'Azure',
  bunny: 'Bunny',
  cloudflare: 'Cloudflare R2',
  DOSpace: 'DigitalOcean Spaces',
  dreamhost: 'DreamHost',
  github: 'GitHub',
  linode: 'Linode',
  vultr: 'Vultr',
}

export const cloudLabel = (cloud: CloudName): string => cloudLabels[cloud]

/** 'Built-in host', or 'Backups / my-bucket' for an account's bucket. */
export const targetName = ({
  cloud,
  accountLabel,
  bucket,
}: Pick<SiteTarget, 'cloud' | 'accountLabel' | 'bucket'>): string =>
  [accountLabel ?? cloudLabels[cloud], bucket].filter((part) => part !== null).join(' / ')
