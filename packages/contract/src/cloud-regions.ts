import type { CloudRegion } from './clouds.ts'

const regions = (lines: string): CloudRegion[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', ...name] = line.trim().split(' ')
      return { id, name: name.join(' ') }
    })

/** Regions of Amazon S3 open to everyone, November 2026; some must be switched on in the account first. */
export const awsRegions = regions(`
  us-east-1 US East (N. Virginia)
  us-east-2 US East (Ohio)
  us-west-1 US West (N. California)
  us-west-2 US West (Oregon)
  af-south-1 Africa (Cape Town)
  ap-east-1 Asia Pacific (Hong Kong)
  ap-east-2 Asia Pacific (Taipei)
  ap-northeast-1 Asia Pacific (Tokyo)
  ap-northeast-2 Asia Pacific (Seoul)
  ap-northeast-3 Asia Pacific (Osaka)
  ap-south-1 Asia Pacific (Mumbai)
  ap-south-2 Asia Pacific (Hyderabad)
  ap-southeast-1 Asia Pacific (Singapore)
  ap-southeast-2 Asia Pacific (Sydney)
  ap-southeast-3 Asia Pacific (Jakarta)
  ap-southeast-4 Asia Pacific (Melbourne)
  ap-southeast-5 Asia Pacific (Malaysia)
  ap-southeast-6 Asia Pacific (New Zealand)
  ap-southeast-7 Asia Pacific (Thailand)
  ca-central-1 Canada (Central)
  ca-west-1 Canada West (Calgary)
  eu-central-1 Europe (Frankfurt)
  eu-central-2 Europe (Zurich)
  eu-north-1 Europe (Stockholm)
  eu-south-1 Europe (Milan)
  eu-south-2 Europe (Spain)
  eu-west-1 Europe (Ireland)
  eu-west-2 Europe (London)
  eu-west-3 Europe (Paris)
  il-central-1 Israel (Tel Aviv)
  me-central-1 Middle East (UAE)
  me-south-1 Middle East (Bahrain)
  mx-central-1 Mexico (Central)
  sa-east-1 South America (São Paulo)`)

/** Datacenters with Spaces, by DigitalOcean's availability page of March 2026. */
export const spacesRegions = regions(`
  nyc3 New York
  ams3 Amsterdam
  atl1 Atlanta
  blr1 Bangalore
  fra1 Frankfurt
  lon1 London
  sfo2 San Francisco 2
  sfo3 San Francisco 3
  sgp1 Singapore
  syd1 Sydney
  tor1 Toronto`)

/** Clusters of Vultr Object Storage, by its documentation; a storage lies in one of them. */
export const vultrRegions = regions(`
  ewr1 New Jersey
  ams1 Amsterdam
  blr1 Bangalore
  del1 New Delhi
  sgp1 Singapore
  sjc1 Silicon Valley`)

/** Main regions of Bunny storage zones. */
export const bunnyRegions = regions(`
  DE Frankfurt
  UK London
  SE Stockholm
  NY New York
  LA Los Angeles
  SG Singapore
  SYD Sydney
  BR São Paulo
  JH Johannesburg`)

/** Location hints of R2; `auto` lies near whoever creates the bucket. */
export const r2Regions = regions(`
  auto Automatic
  wnam Western North America
  enam Eastern North America
  weur Western Europe
  eeur Eastern Europe
  apac Asia-Pacific
  oc Oceania`)

/** The one region that Linode and DreamHost are offered with. */
export const oneRegion = regions('us-east-1 US East')
