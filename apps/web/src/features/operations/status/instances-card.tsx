import { Badge } from '@mantine/core'
import { isNodeLost, type InstallationStatus, type NodeStatus } from '@web2/contract/core'
import { formatShortMoment } from '../../../lib/dates.ts'
import { countText, sizeText } from './format-figures.ts'
import { StatusTable } from './status-table.tsx'

const stateOf = (node: NodeStatus, at: string): { readonly text: string; readonly color: string } => {
  if (isNodeLost(node, at)) return { text: 'Not responding', color: 'red' }
  return node.stopping ? { text: 'Stopping', color: 'yellow' } : { text: 'Running', color: 'green' }
}

const roleText = (roles: readonly string[]): string =>
  roles.map((role) => (role === 'web' ? 'Web' : 'Worker')).join(', ')

/** The processes of the installation. */
export const NodesCard = ({ status: { nodes, at } }: { status: InstallationStatus }) => (
  <StatusTable
    title="Processes"
    columns={[
      { name: 'Process' },
      { name: 'Status' },
      { name: 'Roles' },
      { name: 'Version' },
      { name: 'Started' },
      { name: 'Sockets', isNumber: true },
      { name: 'Memory', isNumber: true },
      { name: 'Free disk', isNumber: true },
      { name: 'DB connections', isNumber: true },
    ]}
    none="No processes yet. They report a few seconds after starting."
    rows={nodes.map((node) => {
      const { text, color } = stateOf(node, at)
      return {
        key: node._id,
        cells: [
          `${node.host}, ${node.pid}`,
          <Badge key="state" variant="light" color={color} tt="none" fw={500} miw="max-content">
            {text}
          </Badge>,
          roleText(node.roles),
          node.version,
          formatShortMoment(node.startedAt),
          countText(node.sockets),
          sizeText(node.memory),
          `${sizeText(node.disk.free)} of ${sizeText(node.disk.total)}`,
          `${node.pool.open}${node.pool.waiting > 0 ? `, ${node.pool.waiting} waiting` : ''}`,
        ],
      }
    })}
  />
)
