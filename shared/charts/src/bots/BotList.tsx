import { listedBotsAtom } from '@aldergate/ledger/bots'
import { color, fontSize, fontWeight, Muted, SimulatedTag, space } from '@aldergate/ui'
import { useFocusInPlace } from '@aldergate/ui/useFocusInPlace'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { BotRow } from './BotRow'
import { useText } from './texts'

/** The trader's paper bots: their positions, their results, and how to stop them. */
export function BotList() {
  const t = useText()
  const bots = useAtomValue(listedBotsAtom)
  const box = useFocusInPlace()

  return (
    <section {...box} aria-label={t('bots')} tabIndex={-1}>
      <Head>
        <Title>{t('bots')}</Title>
        <SimulatedTag />
      </Head>
      {bots.length === 0 ? (
        <Muted>{t('noBots')}</Muted>
      ) : (
        <List>
          {bots.map((listed) => (
            <BotRow key={listed.bot.id} listed={listed} />
          ))}
        </List>
      )}
    </section>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(1)};
`

const Title = styled.p`
  color: ${color.t2};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.semibold};
`

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`
