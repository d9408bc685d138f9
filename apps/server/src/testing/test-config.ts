import type { Config } from '../platform/config/config.ts'
import { publicServices } from '../platform/config/service-addresses.ts'

/** Configuration of test servers, without access to anything outside. */
export const testConfig: Config = {
  port: 0,
  host: '127.0.0.1',
  sitesPort: 0,
  dataDir: '/nonexistent',
  databaseUrl: undefined,
  storage: undefined,
  roles: new Set(['web']),
  appSecret: 'a secret of tests alone, 32 bytes long',
  publicUrl: 'http://localhost',
  mail: undefined,
  billing: { kind: 'manual' },
  hostedDomain: '',
  egressAllow: [],
  indexNowUrl: 'http://127.0.0.1:9/indexnow',
  metricsToken: undefined,
  metricsPort: undefined,
  drainSeconds: 0,
  logFormat: 'text',
  services: publicServices,
}
