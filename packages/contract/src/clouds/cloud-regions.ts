import type { CloudRegion } from './clouds.ts'

const regions = (lines: string): CloudRegion[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', ...name] = line.trim().split(' ')
      return { id, name: name.join(' ') }
    })

/** Regions of Amazon S3 open to everyone, November 2026; some must be enabled in the account first. */
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

/**
 * Open regions of Azure's public cloud, from Microsoft's list of September 2025; some must be requested for a
 * subscription.
 */
export const azureRegions = regions(`
  eastus East US (Virginia)
  eastus2 East US 2 (Virginia)
  centralus Central US (Iowa)
  northcentralus North Central US (Illinois)
  southcentralus South Central US (Texas)
  westcentralus West Central US (Wyoming)
  westus West US (California)
  westus2 West US 2 (Washington)
  westus3 West US 3 (Phoenix)
  australiacentral Australia Central (Canberra)
  australiacentral2 Australia Central 2 (Canberra)
  australiaeast Australia East (New South Wales)
  australiasoutheast Australia Southeast (Victoria)
  austriaeast Austria East (Vienna)
  belgiumcentral Belgium Central (Brussels)
  brazilsouth Brazil South (São Paulo)
  brazilsoutheast Brazil Southeast (Rio)
  canadacentral Canada Central (Toronto)
  canadaeast Canada East (Quebec)
  centralindia Central India (Pune)
  chilecentral Chile Central (Santiago)
  eastasia East Asia (Hong Kong)
  francecentral France Central (Paris)
  francesouth France South (Marseille)
  germanynorth Germany North (Berlin)
  germanywestcentral Germany West Central (Frankfurt)
  indonesiacentral Indonesia Central (Jakarta)
  israelcentral Israel Central
  italynorth Italy North (Milan)
  japaneast Japan East (Tokyo)
  japanwest Japan West (Osaka)
  koreacentral Korea Central (Seoul)
  koreasouth Korea South (Busan)
  malaysiawest Malaysia West (Kuala Lumpur)
  mexicocentral Mexico Central (Querétaro)
  newzealandnorth New Zealand North (Auckland)
  northeurope North Europe (Ireland)
  norwayeast Norway East
  norwaywest Norway West
  polandcentral Poland Central (Warsaw)
  qatarcentral Qatar Central (Doha)
  southafricanorth South Africa North (Johannesburg)
  southafricawest South Africa West (Cape Town)
  southeastasia Southeast Asia (Singapore)
  southindia South India (Chennai)
  spaincentral Spain Central (Madrid)
  swedencentral Sweden Central (Gävle)
  switzerlandnorth Switzerland North (Zurich)
  switzerlandwest Switzerland West (Geneva)
  uaecentral UAE Central (Abu Dhabi)
  uaenorth UAE North (Dubai)
  uksouth UK South (London)
  ukwest UK West (Cardiff)
  westeurope West Europe (Netherlands)
  westindia West India (Mumbai)`)

/** Datacenters with Spaces, from DigitalOcean's availability page of March 2026. */
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

/** Clusters of Vultr Object Storage, from its documentation; each storage belongs to one. */
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

/** Location hints of R2; `auto` picks a location near the creator of the bucket. */
export const r2Regions = regions(`
  auto Automatic
  wnam Western North America
  enam Eastern North America
  weur Western Europe
  eeur Eastern Europe
  apac Asia-Pacific
  oc Oceania`)

/** The only region offered for Linode and DreamHost. */
export const oneRegion = regions('us-east-1 US East')
