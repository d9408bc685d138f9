/** Loopback ports of a cluster with two members. */
export interface PatroniPorts {
  readonly etcd: number
  readonly etcdPeer: number
  /** Of each member: PostgreSQL and Patroni's own API. */
  readonly members: readonly { readonly postgres: number; readonly api: number }[]
  readonly balancer: number
}

/** Returns Patroni's settings of a member: patroni.readthedocs.io, YAML configuration. JSON is YAML. */
export const memberSettings = (
  { etcd, members }: PatroniPorts,
  member: number,
  { folder, binaries }: { readonly folder: string; readonly binaries: string },
): string => {
  const { postgres, api } = members[member]!
  return JSON.stringify({
    scope: 'web2',
    name: `member${member}`,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 4,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        // a crashed primary is not awaited: the other member takes over
        master_start_timeout: 0,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${postgres}`,
      data_dir: `${folder}/member${member}`,
      bin_dir: binaries,
      pgpass: `${folder}/pgpass${member}`,
      authentication: {
        superuser: { username: 'postgres', password: 'secret' },
        replication: { username: 'copier', password: 'secret' },
        rewind: { username: 'rewinder', password: 'secret' },
      },
      parameters: { unix_socket_directories: folder },
    },
  })
}

/**
 * Returns HAProxy's settings: every connection goes to the member that reports to be primary, and connections
 * to others are closed.
 */
export const balancerSettings = ({ members, balancer }: PatroniPorts): string => `global
  maxconn 400
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind 127.0.0.1:${balancer}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ postgres, api }, member) => `  server member${member} 127.0.0.1:${postgres} check port ${api}`).join('\n')}
`
