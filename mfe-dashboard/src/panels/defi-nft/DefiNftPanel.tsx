import { space } from '@aldergate/ui'
import styled from 'styled-components'
import { NftList } from './NftList'
import { WalletSection } from './WalletSection'

export function DefiNftPanel() {
  return (
    <Column>
      <WalletSection />
      <NftList />
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
`
