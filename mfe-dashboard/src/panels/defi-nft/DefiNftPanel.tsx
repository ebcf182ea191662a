import { Stack } from '@aldergate/ui'
import { NftList } from './NftList'
import { WalletSection } from './WalletSection'

export function DefiNftPanel() {
  return (
    <Stack $gap={3}>
      <WalletSection />
      <NftList />
    </Stack>
  )
}
