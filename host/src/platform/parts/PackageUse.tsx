import { Card, Muted } from '@aldergate/ui'
import { type Column, DataTable } from '@aldergate/ui/data'
import { useComposition } from '../../composition/useComposition'
import { useText } from './texts'

interface PackageRow {
  name: string
  users: ReadonlySet<string>
}

const MARK = '●'

/** The use of the shared packages: a row for each package, a column for each remote. */
export function PackageUse() {
  const t = useText()
  const { remotes } = useComposition().registry
  const uses = remotes.flatMap(({ name, pages }) =>
    pages.flatMap(({ packages = [] }) => packages.map((used) => ({ used, name }))),
  )
  const rows = [...new Set(uses.map(({ used }) => used))].sort().map((used): PackageRow => {
    const users = uses.filter((use) => use.used === used).map(({ name }) => name)
    return { name: used.replace(/^@[^/]+\//, ''), users: new Set(users) }
  })
  if (rows.length === 0) return null
  const columns: Column<PackageRow>[] = [
    { id: 'package', header: t('package'), cell: ({ name }) => name, rowHeader: true },
    ...remotes.map(({ name: remote }) => ({
      id: remote,
      header: remote,
      cell: ({ users }: PackageRow) =>
        users.has(remote) && (
          <span role="img" aria-label={t('uses')}>
            {MARK}
          </span>
        ),
    })),
  ]

  return (
    <Card heading={t('usage')} aria-label={t('usage')}>
      <Muted>{t('usageText')}</Muted>
      <DataTable caption={t('usage')} columns={columns} rows={rows} rowKey={({ name }) => name} />
    </Card>
  )
}
