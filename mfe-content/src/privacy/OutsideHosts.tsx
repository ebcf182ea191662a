import { type Column, DataTable } from '@aldergate/ui/data'
import { OUTSIDE_HOSTS } from './hosts'
import { useText } from './texts'

type OutsideHost = (typeof OUTSIDE_HOSTS)[number]

export function OutsideHosts() {
  const t = useText()
  const columns: readonly Column<OutsideHost>[] = [
    { id: 'host', header: t('host'), rowHeader: true, cell: ({ host }) => host },
    { id: 'contact', header: t('contact'), cell: ({ contact }) => t(`contact.${contact}`) },
    { id: 'purpose', header: t('purpose'), cell: ({ purpose }) => t(`purpose.${purpose}`) },
  ]

  return (
    <DataTable
      caption={t('hosts')}
      columns={columns}
      rows={OUTSIDE_HOSTS}
      rowKey={({ host }) => host}
    />
  )
}
