import { EmptyState, Page, space } from '@aldergate/ui'
import { useComposition } from '../composition/CompositionContext'
import { usePageHead } from '../layout/usePageHead'
import { RemoteCard } from './RemoteCard'
import { useText } from './texts'
import styled from 'styled-components'

export const PLATFORM_PATH = '/platform'

/** What this app is composed of, and what it had to leave out: of the host, so that no remote can take it away. */
export function PlatformPage() {
  const t = useText()
  const { release, hostVersion, remotes, leftOut, canaries } = useComposition().registry
  usePageHead({ title: t('title'), description: t('description'), path: PLATFORM_PATH })

  return (
    <Page title={t('title')} intro={t('intro', { release: String(release), host: hostVersion })}>
      {remotes.length + leftOut.length === 0 && <EmptyState text={t('none')} />}
      <Remotes>
        {leftOut.map((remote, at) => (
          <RemoteCard key={`${at} ${remote.name}`} {...remote} contract={undefined} />
        ))}
        {remotes.map((remote) => (
          <RemoteCard
            key={`${remote.name} ${remote.version}`}
            {...remote}
            canary={canaries.find((canary) => canary.remote.name === remote.name)}
          />
        ))}
      </Remotes>
    </Page>
  )
}

const Remotes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space(3)};
  align-items: start;
`
