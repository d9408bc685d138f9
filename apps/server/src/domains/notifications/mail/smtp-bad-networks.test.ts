import { endless, ended, testBadNetworkHandling } from '../../../testing/network/bad-network-rules.ts'
import { smtpMailer } from './smtp-mailer.ts'

/*
 * Misbehaving mail servers. Silent ones run into timeouts of ten seconds and more, which no test waits for.
 */

const send = async (url: string) => {
  const { hostname: host, port } = new URL(url)
  const server = {
    host,
    port: Number(port),
    secure: false,
    user: '',
    password: '',
    from: 'robot@example.com',
  }
  const mail = { id: '1', to: 'ada@example.com', subject: 'Roses', text: 'Roses', html: '<p>Roses' }
  return ended(await smtpMailer(server).send(mail))
}

testBadNetworkHandling({ calls: { smtp: send }, skips: (_name, mood) => endless.has(mood), greets: true })
