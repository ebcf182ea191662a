import { Stack } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { SearchCard } from './SearchCard'
import { sweepAtom, walkAtom } from './search.atoms'
import { SweepCard } from './SweepCard'
import { WalkCard } from './WalkCard'

/** Numbers of the strategy tried against the past, and against the past that they were not chosen on. */
export function SearchSection() {
  const sweep = useAtomValue(sweepAtom)
  const walk = useAtomValue(walkAtom)

  return (
    <Stack>
      <SearchCard />
      {sweep && <SweepCard sweep={sweep} />}
      {walk && <WalkCard walk={walk} />}
    </Stack>
  )
}
