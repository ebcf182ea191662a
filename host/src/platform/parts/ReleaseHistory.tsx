import { BUCKETS, parseAs, tolerant } from '@aldergate/contract'
import { History, HISTORY_PATH, type PastRelease } from '@aldergate/contract/history'
import { Card, EmptyState, ErrorState, later, Stack, useFormat, useLoaded } from '@aldergate/ui'
import { type Column, DataTable } from '@aldergate/ui/data'
import { SelectField } from '@aldergate/ui/forms'
import { useState } from 'react'
import { useComposition } from '../../composition/useComposition'
import { useText } from './texts'

const READ_MS = 5_000

/** Reads what the newest releases changed. Throws when the server does not answer validly in time. */
async function readHistory(): Promise<History> {
  const signal = AbortSignal.timeout(READ_MS)
  const response = await fetch(HISTORY_PATH, { cache: 'no-cache', signal })
  if (!response.ok) throw new Error(`${HISTORY_PATH} answered ${response.status}.`)
  return parseAs(tolerant(History), HISTORY_PATH, await response.json())
}

/** The changes that the newest releases made, to all parts or to one: when, by whom and why. */
export function ReleaseHistory() {
  const t = useText()
  const [history] = useState(() => later(readHistory))
  const { loaded, retry } = useLoaded(history)

  return (
    <Card heading={t('history')} aria-label={t('history')}>
      {loaded.status === 'loading' && <p role="status">{t('loading')}</p>}
      {loaded.status === 'failed' && (
        <ErrorState title={t('historyFailed')} text={t('historyFailedText')} onRetry={retry} />
      )}
      {loaded.status === 'ready' && <Releases releases={loaded.value.releases} />}
    </Card>
  )
}

/** The choice of all parts: an empty string, which is no build's name. */
const ALL = ''

function Releases({ releases }: { releases: readonly PastRelease[] }) {
  const t = useText()
  const format = useFormat()
  const [part, setPart] = useState(ALL)
  const { remotes, leftOut } = useComposition().registry
  const live = [...leftOut, ...remotes].map(({ name }) => name)
  const parts = [...new Set([...live, ...releases.flatMap(partsOf)])].sort()
  const shown =
    part === ALL ? releases : releases.filter((release) => partsOf(release).includes(part))

  function changesOf({ versions, withdrawn = [], canaries = {} }: PastRelease): string[] {
    const isShown = (name: string) => part === ALL || name === part
    return [
      ...Object.entries(versions)
        .filter(([name]) => isShown(name))
        .map(([name, version]) => `${name} ${version}`),
      ...withdrawn.filter(isShown).map((remote) => t('remoteWithdrawn', { remote })),
      ...Object.entries(canaries)
        .filter(([name]) => isShown(name))
        .map(([remote, canary]) =>
          canary
            ? t('canaryFor', {
                remote,
                version: canary.version,
                percent: format.percent((canary.below * 100) / BUCKETS, canary.below % 100 ? 2 : 0),
              })
            : t('canaryEnded', { remote }),
        ),
    ]
  }

  const columns: Column<PastRelease>[] = [
    { id: 'release', header: t('release'), cell: ({ release }) => release, rowHeader: true },
    {
      id: 'what',
      header: t('what'),
      cell: (release) => (
        <div>
          {changesOf(release).map((change) => (
            <div key={change}>{change}</div>
          ))}
        </div>
      ),
    },
    { id: 'when', header: t('when'), cell: ({ when }) => format.dateTime(when) },
    ...(releases.some(({ who }) => who !== undefined)
      ? [{ id: 'who', header: t('who'), cell: ({ who }: PastRelease) => who }]
      : []),
    { id: 'why', header: t('why'), cell: ({ why }) => why },
  ]

  return (
    <Stack>
      <SelectField
        label={t('part')}
        value={part}
        options={[
          { value: ALL, label: t('allParts') },
          ...parts.map((name) => ({ value: name, label: name })),
        ]}
        onChange={setPart}
      />
      {shown.length === 0 ? (
        <EmptyState text={t('historyEmpty')} />
      ) : (
        <DataTable
          caption={t('history')}
          columns={columns}
          rows={shown}
          rowKey={({ release }) => String(release)}
        />
      )}
    </Stack>
  )
}

/** The builds that a release changed. */
function partsOf({ versions, withdrawn = [], canaries = {} }: PastRelease): string[] {
  return [...Object.keys(versions), ...withdrawn, ...Object.keys(canaries)]
}
