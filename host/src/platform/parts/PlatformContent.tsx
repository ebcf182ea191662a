import { EmptyState, media, Page, size, space } from '@aldergate/ui'
import { useComposition } from '../../composition/useComposition'
import { compositionName } from '../../registry/compositionName'
import { TRUSTED_KEYS } from '../../signing/isSigned'
import { CompositionName } from '../CompositionName'
import { MadeOf } from './MadeOf'
import { PlatformDetails } from './PlatformDetails'
import { RemoteCard } from './RemoteCard'
import { useText } from './texts'
import styled from 'styled-components'

/** The parts of this composition, and those that had to be left out. */
export function PlatformContent({ title }: { title: string }) {
  const t = useText()
  const { registry, hostVersion, standIns, loadOf, distrust } = useComposition()
  const { release, remotes, leftOut, canaries, trials = [] } = registry
  const name = compositionName(registry)
  const later = distrust()

  return (
    <Page title={title} intro={t('intro', { release: String(release), host: hostVersion })}>
      <Trust>{t(TRUSTED_KEYS.length > 0 ? 'signed' : 'unsigned')}</Trust>
      {later && <Trust role="alert">{t(later === 'old' ? 'laterOld' : 'laterUnsigned')}</Trust>}
      <MadeOf name="host" version={hostVersion} />
      {name !== undefined && (
        <Composition>
          {trials.length > 0 ? (
            <CompositionName />
          ) : (
            <a href={`?composition=${name}`}>
              <CompositionName />
            </a>
          )}
        </Composition>
      )}
      {remotes.length + leftOut.length === 0 && <EmptyState text={t('none')} />}
      <Remotes>
        {leftOut.map((remote, at) => (
          <RemoteCard key={`${at} ${remote.name}`} {...remote} contract={undefined} />
        ))}
        {remotes.map((remote) => (
          <RemoteCard
            key={`${remote.name} ${remote.version}`}
            {...remote}
            load={loadOf(remote.name)}
            trial={trials.find((trial) => trial.remote === remote.name)}
            standIns={standIns().filter(
              ({ remote: name, instead }) => name === remote.name && instead === remote.version,
            )}
            canary={canaries.find((canary) => canary.remote.name === remote.name)}
          />
        ))}
      </Remotes>
      <PlatformDetails />
    </Page>
  )
}

const Composition = styled.p`
  margin-top: ${space(3)};
  margin-bottom: ${space(3)};
  ${media.coarsePointer} {
    a {
      display: inline-flex;
      align-items: center;
      min-height: ${size.touch};
    }
  }
`

const Trust = styled.p`
  margin-bottom: ${space(3)};
`

const Remotes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space(3)};
  align-items: start;
`
