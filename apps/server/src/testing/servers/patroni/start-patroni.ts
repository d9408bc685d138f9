import type { ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { binariesIn } from '../../../platform/db/embedded/binaries.ts'
import { createLauncher } from '../../../platform/db/embedded/launcher.ts'
import { freePort } from '../free-port.ts'
import { installedVersions } from '../postgresql/start-postgresql.ts'
import { balancerSettings, memberSettings, type PatroniPorts } from './configuration.ts'

const programs = { etcd: '/usr/bin/etcd', patroni: '/usr/bin/patroni', haproxy: '/usr/sbin/haproxy' } as const

/** Returns the missing Debian packages of a cluster; empty if it can run. */
export const missingForPatroni = (): string[] => [
  ...(installedVersions().length > 0 ? [] : ['postgresql']),
  ...Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name])),
]

export interface PatroniCluster {
  /** Always leads to the primary. */
  readonly url: string
  /**
   * Kills the primary's PostgreSQL like a crash, or its Patroni too, like the loss of the machine: then the
   * leader's lease must expire first, 20 s with these settings. Returns the killed member.
   */
  killPrimary(what: 'server' | 'machine'): Promise<number>
  /** Resolves when another member than this one is the primary. */
  promoted(instead: number): Promise<void>
  /** Restores a killed member as a replica of the other. */
  revive(member: number): Promise<void>
  /** Resolves when one member is the primary and the other follows it in synchronous mode. */
  settled(): Promise<void>
  stop(): Promise<void>
}

interface Member {
  readonly role: string
  readonly state: string
}

/**
 * Starts two PostgreSQL servers under Patroni in synchronous mode, with etcd and HAProxy, all on loopback.
 */
export async function startPatroni(): Promise<PatroniCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'patroni-'))
  await chmod(folder, 0o755)
  const binaries = join('/usr/lib/postgresql', String(installedVersions()[0]), 'bin')
  const launcher = await createLauncher(binariesIn(join(binaries, '..'), 'patroni'), folder)
  await launcher.own(folder)
  const ports: PatroniPorts = {
    etcd: await freePort(),
    etcdPeer: await freePort(),
    members: [
      { postgres: await freePort(), api: await freePort() },
      { postgres: await freePort(), api: await freePort() },
    ],
    balancer: await freePort(),
  }
  const log = openSync(join(folder, 'log'), 'a')
  const children: ChildProcess[] = []
  const start = (program: string, args: readonly string[]): ChildProcess => {
    const child = launcher.start(program, args, log)
    children.push(child)
    return child
  }
  const etcdData = join(folder, 'etcd')
  await mkdir(etcdData, { mode: 0o700 })
  await launcher.own(etcdData)
  const [client, peer] = [`http://127.0.0.1:${ports.etcd}`, `http://127.0.0.1:${ports.etcdPeer}`]
  start(programs.etcd, [
    `--data-dir=${etcdData}`,
    ...[`--listen-client-urls=${client}`, `--advertise-client-urls=${client}`],
    ...[`--listen-peer-urls=${peer}`, `--initial-advertise-peer-urls=${peer}`],
    `--initial-cluster=default=${peer}`,
  ])
  const startMember = async (member: number): Promise<ChildProcess> => {
    const settings = join(folder, `member${member}.yml`)
    await writeFile(settings, memberSettings(ports, member, { folder, binaries }))
    return start(programs.patroni, [settings])
  }
  const look = async (member: number): Promise<Member | undefined> => {
    try {
      const answer = await fetch(`http://127.0.0.1:${ports.members[member]!.api}/patroni`)
      return (await answer.json()) as Member
    } catch {
      return undefined
    }
  }
  const isSynchronous = async (member: number): Promise<boolean> => {
    const at = `http://127.0.0.1:${ports.members[member]!.api}/synchronous`
    return fetch(at).then(
      ({ status }) => status === 200,
      () => false,
    )
  }
  const primary = async (): Promise<number> => {
    for (;;) {
      const found = await Promise.all(ports.members.map((_, member) => look(member)))
      const at = found.findIndex(
        (member) => ['master', 'primary'].includes(member?.role ?? '') && member?.state === 'running',
      )
      if (at >= 0) return at
      await delay(200)
    }
  }
  const postmasterOf = async (member: number): Promise<number> =>
    Number.parseInt(await readFile(join(folder, `member${member}`, 'postmaster.pid'), 'utf8'), 10)

  const members = [await startMember(0)]
  await primary()
  members.push(await startMember(1))
  await writeFile(join(folder, 'haproxy.cfg'), balancerSettings(ports))
  start(programs.haproxy, ['-f', join(folder, 'haproxy.cfg')])
  const settled = async () => {
    while (!(await isSynchronous(1 - (await primary())))) await delay(200)
  }
  await settled()
  return {
    url: `postgresql://postgres:secret@127.0.0.1:${ports.balancer}/postgres`,
    settled,
    killPrimary: async (what) => {
      const member = await primary()
      const postmaster = await postmasterOf(member)
      const patroni = members[member]!
      if (what === 'machine') patroni.kill('SIGKILL')
      process.kill(postmaster, 'SIGKILL')
      return member
    },
    promoted: async (instead) => {
      while ((await primary()) === instead) await delay(100)
    },
    revive: async (member) => {
      if (members[member]!.signalCode !== null) members[member] = await startMember(member)
      await settled()
    },
    stop: async () => {
      for (const child of members) child.kill('SIGTERM')
      await Promise.all(members.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
      for (const child of children) child.kill('SIGTERM')
      await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
      closeSync(log)
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
